/// The inner loops over raw memory, as one build of them provides them.
///
/// Every build writes the same bytes; they differ in the instructions that they may use. Lengths and pointers are the
/// caller's to get right: nothing is checked. A build is chosen once, and all calls go through the protocol's table of
/// functions: code of a build that is called by name could be inlined into code for every processor.
public protocol KernelTable: BlendKernels, GradientKernels, CoverageKernels, GlyphKernels, ShadowKernels,
    ResampleKernels, BlurKernels, MaterialKernels, CompareKernels, PNGKernels, MaskKernels, SendableMetatype
{}
