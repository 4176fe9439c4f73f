import HUD
import Raster
import Testing
import Typography

@testable import Views

/// What assistive technology finds in a view.
@Suite("Accessibility trees")
struct AccessibilityTreeTests {
    private static let fonts = Result { try FontLibrary.system() }

    private func tree(
        direction: LayoutDirection = .leftToRight,
        @ViewBuilder _ view: () -> some View
    ) throws -> AccessibilityTree {
        let environment = EnvironmentValues(layoutDirection: direction, displayScale: 1, fonts: try Self.fonts.get())
        let bounds = Rect(x: 0, y: 0, width: 320, height: 568)
        return AccessibilityTree(LaidOutView(view(), in: bounds, environment: environment), direction: direction)
    }

    private func labels(_ tree: AccessibilityTree) -> [String] { tree.elements.map { $0.label ?? "-" } }

    @Test("Texts and images are elements; an image has no name of its own, and an empty text is none")
    func leaves() throws {
        let tree = try tree {
            VStack {
                Text("One")
                Image(symbol: .checkmark)
                Text("")
                Color.white
            }
        }
        #expect(tree.elements.map(\.role) == [.text, .image])
        #expect(labels(tree) == ["One", "-"])
        #expect(!tree.elements[1].isLabelled)
        #expect(tree.elements[0].traits == .isStaticText && tree.elements[1].traits == .isImage)
    }

    @Test("A modifier says it of the view; the outermost wins; around a stack it is said of each element inside")
    func modifiers() throws {
        let tree = try tree {
            VStack {
                Image(symbol: .checkmark).accessibilityLabel("inner").accessibilityLabel("outer")
                VStack {
                    Text("One").accessibilityIdentifier("own")
                    Text("Two")
                }
                .accessibilityIdentifier("both")
                .accessibilityHint("Hint")
            }
        }
        #expect(labels(tree) == ["outer", "One", "Two"])
        #expect(tree.elements.map(\.identifier) == [nil, "both", "both"])
        #expect(tree.elements.map(\.hint) == [nil, "Hint", "Hint"])
    }

    @Test("A hidden view and all inside of it are gone, and so is what has opacity 0")
    func hidden() throws {
        let tree = try tree {
            VStack {
                VStack { Text("One").accessibilityHidden(false) }.accessibilityHidden(true)
                Text("Two").opacity(0)
                Text("Three").opacity(0.01)
            }
        }
        #expect(labels(tree) == ["Three"])
    }

    @Test(
        "An element that is made ignores, combines or contains what is inside",
        arguments: [
            (AccessibilityChildBehavior.ignore, nil, [String]()), (.combine, "One, Two", []),
            (.contain, nil, ["One", "Two"]),
        ]
    )
    func made(children: AccessibilityChildBehavior, label: String?, inside: [String]) throws {
        let tree = try tree {
            VStack {
                Text("One")
                Text("Two")
            }
            .accessibilityElement(children: children)
        }
        #expect(tree.elements.count == 1)
        #expect(tree.elements.first?.label == label)
        #expect(tree.elements.first?.children.compactMap(\.label) == inside)
        #expect(tree.elements.first?.role == (children == .contain ? .group : .element))
    }

    @Test("A view with the trait of a button is a button that its texts name, and can be activated")
    func button() throws {
        let tree = try tree {
            HStack {
                Image(symbol: .plus)
                Text("Add")
            }
            .padding(8)
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
        }
        let button = try #require(tree.elements.first)
        #expect(button.role == .button && button.label == "Add" && button.actions == [.activate])
        #expect(button.traits == .isButton)
    }

    @Test("A button is named by its label without the icon; one that is disabled has no action")
    func control() throws {
        let tree = try tree {
            VStack {
                Button("Add", systemImage: "plus")
                Button("Gone") {}.disabled(true)
                Button {
                } label: {
                    Image(symbol: .plus)
                }
                Text("Tap me").onTapGesture {}
            }
        }
        #expect(tree.elements.map(\.role) == [.button, .button, .button, .text])
        #expect(labels(tree) == ["Add", "Gone", "-", "Tap me"])
        #expect(tree.elements.map(\.actions) == [[.activate], [], [.activate], [.activate]])
        #expect(tree.elements.map(\.isEnabled) == [true, false, true, true])
    }

    @Test("A progress view is one element, named by its label, else by what it is, with its value in percent")
    func progress() throws {
        let tree = try tree {
            VStack {
                ProgressView()
                ProgressView("Please wait")
                ProgressView("Sent", value: 3, total: 4)
            }
        }
        #expect(tree.elements.map(\.role) == [.progressIndicator, .progressIndicator, .progressIndicator])
        #expect(labels(tree) == ["In progress", "Please wait", "Sent"])
        #expect(tree.elements.map(\.value) == [nil, nil, "75%"])
    }

    @Test("Spinners and bars without a label are named in the language")
    func progressLanguage() throws {
        let tree = try tree {
            VStack {
                ProgressView()
                ProgressView(value: 0.5)
                ActivityIndicatorView()
            }
            .environment(\.language, .german)
        }
        #expect(labels(tree) == ["Vorgang läuft", "Vorgang läuft", "Vorgang läuft"])
    }

    @Test("Traits decide the role, and a removed trait is gone")
    func traits() throws {
        let tree = try tree {
            VStack {
                Text("Title").accessibilityAddTraits([.isHeader, .isSelected])
                Text("Link").accessibilityAddTraits(.isLink).accessibilityRemoveTraits(.isStaticText)
                Image(symbol: .plus).accessibilityAddTraits(.isButton)
            }
        }
        #expect(tree.elements.map(\.role) == [.header, .link, .button])
        #expect(tree.elements[0].traits.names == ["isHeader", "isSelected", "isStaticText"])
        #expect(tree.elements[1].traits.names == ["isLink"])
    }

    @Test("A row is read from the side where reading begins", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func row(direction: LayoutDirection) throws {
        let tree = try tree(direction: direction) {
            HStack {
                Text("First")
                Text("Second")
            }
        }
        #expect(labels(tree) == ["First", "Second"])
        let isMirrored = tree.elements[0].frame.minX > tree.elements[1].frame.minX
        #expect(isMirrored == (direction == .rightToLeft))
    }

    @Test(
        "Views on top of each other are read in lines from the top",
        arguments: [
            (LayoutDirection.leftToRight, ["left", "right", "bottom"]), (.rightToLeft, ["right", "left", "bottom"]),
        ]
    )
    func layers(direction: LayoutDirection, order: [String]) throws {
        let tree = try tree(direction: direction) {
            ZStack {
                Text("bottom").offset(y: 60)
                Text("right").offset(x: 80, y: 4)
                Text("left").offset(x: -80)
            }
        }
        #expect(labels(tree) == order)
    }

    @Test("A modal view is all that there is, the topmost where there are several")
    func modal() throws {
        let tree = try tree {
            ZStack {
                Text("below")
                Text("first").accessibilityAddTraits(.isModal)
                VStack { Text("last") }.padding(8).accessibilityAddTraits(.isModal)
            }
        }
        #expect(labels(tree) == ["last"] && tree.isModal)
        #expect(tree.elements[0].traits == .isStaticText)
    }

    @Test("Of two screens side by side each has its own modal view")
    func screens() throws {
        let tree = try tree {
            HStack {
                ZStack {
                    Text("app")
                    Text("HUD").accessibilityAddTraits(.isModal)
                }
                .accessibilityScreen()
                ZStack { Text("other app") }.accessibilityScreen()
            }
        }
        #expect(labels(tree) == ["HUD", "other app"] && tree.isModal)
    }

    @Test("A frame is where the view is drawn: through the transforms around it")
    func transformed() throws {
        let tree = try tree {
            VStack(spacing: 0) { Text("Two").frame(width: 40, height: 20).accessibilityElement() }
                .scaleEffect(2, anchor: .topLeft)
        }
        #expect(tree.elements.map(\.frame) == [Rect(x: 140, y: 274, width: 80, height: 40)])
    }

    @Test("A path leads to the view of an element")
    func path() throws {
        let environment = EnvironmentValues(displayScale: 1, fonts: try Self.fonts.get())
        let view = LaidOutView(
            VStack {
                Text("One")
                HStack { Text("Two").padding(4) }
            },
            in: Rect(x: 0, y: 0, width: 100, height: 100),
            environment: environment
        )
        for element in AccessibilityTree(view).elements {
            let found = element.path.reduce(view) { $0.children[$1] }
            #expect(found.kind == "Text" && found.frame == element.frame)
        }
    }

    @Test("As JSON an element's keys keep one order, and what is not there is left out")
    func json() throws {
        let tree = try tree {
            VStack(spacing: 0) {
                Text("One").frame(width: 40, height: 20).accessibilityValue("1")
                Image(symbol: .plus).resizable().frame(width: 20, height: 20)
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Both")
        }
        guard case .object(let root) = tree.json, case .array(let elements) = root.last?.value,
            case .object(let group) = elements.first, case .array(let children) = group.last?.value,
            case .object(let text) = children.first, case .object(let image) = children.last
        else { return #expect(Bool(false), "the tree has another form: \(tree.json.text)") }
        #expect(root.map(\.key) == ["accessibilityTree", "isModal", "elements"])
        #expect(group.map(\.key) == ["order", "role", "label", "traits", "actions", "frame", "children"])
        #expect(text.map(\.key) == ["order", "role", "label", "value", "traits", "actions", "frame"])
        #expect(image.map(\.key) == ["order", "role", "label", "traits", "actions", "frame"])
        #expect([group, text, image].map { $0[0].value } == [0, 1, 2])
        #expect(image[2].value == .null)
        #expect(image[5].value == ["x": 150, "y": 284, "width": 20, "height": 20])
    }
}
