import StrictJSON

extension IndicatorSpec {
    /// The most bytes of JSON that a spec may take; none of this size could be drawn.
    public static let maximumJSONBytes = 16 << 20

    /// Reads a spec from JSON text.
    public init(json: String) throws(IndicatorSpecError) {
        try self.init(jsonData: json.utf8)
    }

    /// Reads a spec from JSON text in UTF-8.
    ///
    /// The format's rules alone are checked. What depends on the params, such as the number of elements, is found by
    /// ``IndicatorEvaluator``.
    public init(jsonData: some Collection<UInt8>) throws(IndicatorSpecError) {
        try self.init(jsonValue: Self.parse(jsonData))
    }

    /// Reads a spec from a part of a larger JSON text.
    package init(jsonValue: JSONValue) throws(IndicatorSpecError) {
        self = try SpecReader.read(jsonValue).get()
    }

    /// All that is wrong with a spec in JSON text, in the order of the rules; empty for one that can be drawn.
    public static func validate(json: String) -> [IndicatorSpecProblem] {
        validate(jsonData: json.utf8)
    }

    /// All that is wrong with a spec in JSON text in UTF-8, in the order of the rules; empty for one that can be drawn.
    ///
    /// When the rules find nothing, the spec is also prepared with the defaults of its params, which finds what depends
    /// on those: how many elements there are, and whether its lists are long enough for them.
    public static func validate(jsonData: some Collection<UInt8>) -> [IndicatorSpecProblem] {
        do throws(IndicatorSpecError) {
            let spec = try IndicatorSpec(jsonData: jsonData)
            return IndicatorEvaluator.preparationProblems(of: spec)
        } catch {
            return error.problems
        }
    }

    /// What the format's rules find wrong; empty for a valid spec.
    public func validationErrors() -> [IndicatorSpecProblem] {
        switch SpecReader.read(jsonValue) {
        case .success: []
        case .failure(let error): error.problems
        }
    }

    /// Throws what ``validationErrors()`` finds.
    public func validate() throws(IndicatorSpecError) {
        let problems = validationErrors()
        guard problems.isEmpty else { throw IndicatorSpecError(problems: problems) }
    }

    static func parse(_ bytes: some Collection<UInt8>) throws(IndicatorSpecError) -> JSONValue {
        // Before anything is copied.
        guard bytes.count <= maximumJSONBytes else {
            throw notJSON("it has more than \(maximumJSONBytes) bytes, which is the most that is read")
        }
        do throws(JSONError) {
            return try JSONValue(parsing: bytes, limits: .init(bytes: maximumJSONBytes))
        } catch {
            throw notJSON(error.description)
        }
    }

    private static func notJSON(_ reason: String) -> IndicatorSpecError {
        IndicatorSpecError(problems: [.init(path: "spec", message: "is not valid JSON: " + reason)])
    }
}
