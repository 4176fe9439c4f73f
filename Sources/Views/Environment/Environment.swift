/// An environment value as a property of a view, readable inside of `body` only.
@propertyWrapper
public struct Environment<Value>: Sendable {
    private let keyPath: any KeyPath<EnvironmentValues, Value> & Sendable

    public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) {
        self.keyPath = keyPath
    }

    public var wrappedValue: Value {
        guard let environment = EnvironmentValues.current else {
            preconditionFailure("an environment value can be read inside of a view's body only")
        }
        return environment[keyPath: keyPath]
    }
}
