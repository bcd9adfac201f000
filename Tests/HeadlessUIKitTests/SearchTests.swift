import CustomDump
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Searches", .interface)
struct SearchTests {
  /// Notes what it is called for, and whether the bar is first responder then.
  private final class Notes: UIViewController, UISearchBarDelegate, UISearchControllerDelegate {
    let search = UISearchController(searchResultsController: nil)
    var calls: [String] = []
    var mayEnd = true

    override func viewDidLoad() {
      super.viewDidLoad()
      search.delegate = self
      search.searchBar.delegate = self
      view.addSubview(search.searchBar)
    }

    private func note(_ call: String) {
      calls.append("\(call), \(search.searchBar.isFirstResponder ? "first" : "not first")")
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { note("begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { mayEnd }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { note("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { note("text") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { note("cancel") }
    func willPresentSearchController(_ searchController: UISearchController) { note("present") }
    func didDismissSearchController(_ searchController: UISearchController) { note("dismissed") }
  }

  private let notes = Notes()

  init() { notes.loadViewIfNeeded() }

  @Test("The bar is first responder when its search controller is presented")
  func order() {
    Finger.enter("Ray", in: notes.search.searchBar)
    Finger.cancelSearch(in: notes.search.searchBar)
    expectNoDifference(
      notes.calls,
      [
        "begin, first", "present, first", "text, first", "cancel, first", "end, not first",
        "dismissed, not first",
      ])
  }

  @Test("A search field edits for its bar")
  func field() {
    #expect(notes.search.searchBar.searchTextField.becomeFirstResponder())
    #expect(notes.search.isActive && notes.search.searchBar.isFirstResponder)
    #expect(notes.search.searchBar.searchTextField.isFirstResponder)
    #expect(notes.view.endEditing(true))
    expectNoDifference(notes.calls.last, "end, not first")
    #expect(notes.search.isActive)
  }

  @Test("While the results show, they are in the search, which is presented by its screen")
  func results() throws {
    final class Results: UIViewController {
      var appearances: [String] = []
      override func viewDidAppear(_ animated: Bool) { appearances.append("appears") }
      override func viewDidDisappear(_ animated: Bool) { appearances.append("disappears") }
    }
    let results = Results()
    let search = UISearchController(searchResultsController: results)
    let host = UIViewController()
    host.navigationItem.searchController = search
    let window = UIWindow()
    let stack = UINavigationController(rootViewController: host)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    MainLoop.runPending()

    search.isActive = true
    #expect(results.parent == nil && search.presentingViewController == nil)
    Finger.enter("Ray", in: search.searchBar)
    #expect(results.parent === search)
    #expect(results.navigationController == nil)
    #expect(results.presentingViewController === host)
    #expect(results.presentingViewController?.navigationController === stack)
    expectNoDifference(results.appearances, ["appears"])

    stack.pushViewController(UIViewController(), animated: false)
    MainLoop.runPending()
    stack.popViewController(animated: false)
    MainLoop.runPending()
    expectNoDifference(results.appearances, ["appears", "disappears", "appears"])

    results.dismiss(animated: false)
    #expect(!search.isActive && results.parent == nil && host.children.isEmpty)
    expectNoDifference(results.appearances.last, "disappears")
  }

  @Test("A delegate can keep the bar first responder")
  func refusal() {
    notes.search.searchBar.becomeFirstResponder()
    notes.mayEnd = false
    #expect(!notes.search.searchBar.resignFirstResponder())
    #expect(notes.search.searchBar.isFirstResponder)
  }
}
