/// What a success may carry: a value that says in words what was achieved, like a `String`.
///
/// The words stand on the card; two values are the same success when type and words are equal.
public protocol LoadableSuccess: CustomStringConvertible, Sendable {}

extension String: LoadableSuccess {}
