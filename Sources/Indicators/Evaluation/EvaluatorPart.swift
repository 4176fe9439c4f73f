extension IndicatorEvaluator {
    /// A part with all its numbers resolved.
    public struct Part: Sendable {
        public let shape: ResolvedShape
        /// The index of the first element over all parts.
        public let firstIndex: Int
        public let elements: [LayoutElement]
        /// When each element starts, in seconds.
        public let offsets: [Double]
        /// The cycle of each element in seconds.
        public let durations: [Double]
        /// The cycle of the group tracks in seconds.
        public let duration: Double
        let tracks: [SampledTrack<IndicatorSpec.Property>]
        let groupTracks: [SampledTrack<IndicatorSpec.GroupProperty>]
        let rest: ElementValues

        /// What a property is without a track, and before its element starts.
        public func restValue(_ property: IndicatorSpec.Property) -> Double { rest[property] }

        /// True when an element of the part may turn out of the plane, so that the perspective counts.
        public var hasDepth: Bool {
            rest.rotateX != 0 || rest.rotateY != 0
                || tracks.contains { $0.property == .rotateX || $0.property == .rotateY }
        }

        func appendStates(at time: Double, part: Int, to states: inout [ElementState]) {
            let group = groupValues(at: time)
            // Elements that share a start and a cycle share their values too.
            var last: (progress: Double, values: ElementValues)?
            for index in elements.indices {
                let local = time - offsets[index]
                var values = rest
                if local >= 0, local.isFinite {
                    let progress = local.truncatingRemainder(dividingBy: durations[index]) / durations[index]
                    if let last, last.progress == progress {
                        values = last.values
                    } else {
                        for track in tracks { values[track.property] = track.value(at: progress) }
                        last = (progress, values)
                    }
                }
                states.append(state(of: index, part: part, values, group))
            }
        }

        private func groupValues(at time: Double) -> GroupValues {
            var values = GroupValues()
            guard time >= 0, time.isFinite else { return values }
            let progress = time.truncatingRemainder(dividingBy: duration) / duration
            for track in groupTracks { values[track.property] = track.value(at: progress) }
            return values
        }

        private func state(of index: Int, part: Int, _ values: ElementValues, _ group: GroupValues) -> ElementState {
            let element = elements[index]
            return ElementState(
                index: firstIndex + index,
                part: part,
                cx: element.cx,
                cy: element.cy,
                width: element.width,
                height: element.height,
                scaleX: values.scale * values.scaleX,
                scaleY: values.scale * values.scaleY,
                opacity: values.opacity * group.opacity,
                rotate: element.rotation + values.rotate,
                rotateX: values.rotateX,
                rotateY: values.rotateY,
                translateX: values.translateX,
                translateY: values.translateY,
                strokeStart: values.strokeStart,
                strokeEnd: values.strokeEnd,
                groupScaleX: group.scale * group.scaleX,
                groupScaleY: group.scale * group.scaleY,
                groupRotate: group.rotate,
                groupTranslateX: group.translateX,
                groupTranslateY: group.translateY
            )
        }
    }
}
