import Testing

@testable import Snapshots

struct SnapshotShardTests {
    @Test("Every name is in one shard of any count, by itself and not by its neighbours", arguments: [1, 2, 3, 7, 64])
    func parts(count: Int) {
        let names = (0..<500).map { "scene/frame-\($0)" }
        let shards = (1...count).compactMap { SnapshotShard(index: $0, count: count) }
        #expect(shards.count == count)
        for name in names { #expect(shards.filter { $0.takes(name) }.count == 1) }
        let sizes = shards.map { shard in names.filter(shard.takes).count }
        #expect(sizes.reduce(0, +) == names.count)
        #expect(sizes.max() ?? 0 <= 500 / count + 40)
    }

    @Test("A shard's text is i/n with i from 1 to n, and nothing else")
    func texts() {
        #expect(SnapshotShard("2/4") == SnapshotShard(index: 2, count: 4))
        for text in ["0/4", "5/4", "1", "1/", "/4", "a/4", "1/0", "-1/4", "1/4/4", "+1/4", "1/999999999"] {
            #expect(SnapshotShard(text) == nil, "\(text)")
        }
    }

    @Test(
        "Engines tell the share in their own words",
        arguments: [
            (["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "0"], "4/4"),
            (["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "1"], "3/4"),
            (
                [
                    "SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "1",
                    "SLURM_ARRAY_TASK_STEP": "2",
                ], "4/4"
            ),
            (["JOB_COMPLETION_INDEX": "0", "SCRIM_SHARD_COUNT": "3"], "1/3"),
            (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], "1/3"),
            (["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "3"], "3/3"),
            (["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], "2/3"),
        ]
    )
    func engines(environment: [String: String], shard: String) throws {
        #expect(try SnapshotShard.automatic(environment).description == shard)
    }

    @Test(
        "A share that is not told whole is an error",
        arguments: [
            ([:], ShardError.noEngine),
            (["JOB_COMPLETION_INDEX": "0"], .missingWord(engine: "Kubernetes", "SCRIM_SHARD_COUNT")),
            (["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "3"], .wrongWord("CI_NODE_INDEX", value: "x")),
            (["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"], .outOfRange(engine: "GitLab", index: "4", count: 3)),
            (
                ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3", "CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3"],
                .severalEngines(["CircleCI", "GitLab"])
            ),
        ] as [([String: String], ShardError)]
    )
    func untold(environment: [String: String], error: ShardError) {
        #expect(throws: error) { try SnapshotShard.automatic(environment) }
    }
}
