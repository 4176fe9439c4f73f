/// One of the works of `scrim bench kernels`.
struct Work {
    /// What it is called on the command line: words of ASCII with hyphens between.
    let name: String
    /// What is done, for the table.
    let title: String
    /// Makes it ready to run on a bench.
    let prepare: (Workbench) throws -> Trial

    init(_ name: String, _ title: String, prepare: @escaping (Workbench) throws -> Trial) {
        self.name = name
        self.title = title
        self.prepare = prepare
    }

    /// A work that draws on the bench's picture.
    static func drawing(
        _ name: String,
        _ title: String,
        prepare: @escaping (Workbench) throws -> (Surface) throws -> Void
    ) -> Work {
        Work(name, title) { bench in
            let surface = Surface(bench.picture)
            let draw = try prepare(bench)
            return Trial(copying: surface) { try draw(surface) }
        }
    }

    /// A work that reads what the bench has and changes nothing.
    static func reading(
        _ name: String,
        _ title: String,
        prepare: @escaping (Workbench) throws -> () throws -> Void
    ) -> Work {
        Work(name, title) { bench in
            Trial(copying: Surface(bench.picture), run: try prepare(bench))
        }
    }
}

/// Keeps the optimiser from leaving out work whose result nobody reads.
@inline(never)
func keep<Value>(_ value: Value) {}
