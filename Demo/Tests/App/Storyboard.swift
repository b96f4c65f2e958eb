import Foundation
import FoundationXML

/// The elements of a storyboard, in their order.
struct Storyboard {
  final class Element {
    let name: String
    let attributes: [String: String]
    private(set) weak var parent: Element?
    fileprivate(set) var children: [Element] = []

    fileprivate init(_ name: String, _ attributes: [String: String], in parent: Element?) {
      self.name = name
      self.attributes = attributes
      self.parent = parent
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// This one and all inside it.
    var all: [Element] { [self] + children.flatMap(\.all) }

    func all(_ name: String) -> [Element] { all.filter { $0.name == name } }

    /// The attributes that are set when it is decoded, by their names.
    var runtimeAttributes: [String: String] {
      var values: [String: String] = [:]
      for attribute in children.filter({ $0.name == "userDefinedRuntimeAttributes" })
        .flatMap(\.children)
      {
        guard let key = attribute["keyPath"] else { continue }
        values[key] = attribute["value"] ?? attribute.children.first?["value"]
      }
      return values
    }
  }

  let root: Element

  init(contentsOf file: URL) throws {
    let reader = Reader()
    let parser = XMLParser(data: try Data(contentsOf: file))
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
    self.root = root
  }

  var scenes: [Element] { root.all("scene") }

  func element(_ id: String) -> Element? { root.all.first { $0["id"] == id } }

  /// The scene's view controller.
  func controller(in scene: Element) -> Element? {
    scene.all.first { $0["sceneMemberID"] == "viewController" }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: Element?
    private var open: Element?

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = Element(name, attributes, in: open)
      open?.children.append(element)
      root = root ?? element
      open = element
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open = open?.parent
    }
  }
}
