import FlowGraph
import FlowGraphTestSupport
import FlowTrace

/// The graphs of small apps, as they are once everything in the app has been used.
enum SampleGraphs {
  static let all = [howToCode, rayPets, merchTabs, shop, onboarding, kanji]

  static let howToCode = FlowGraph.make(
    "HowToCode",
    presents: ["HowToCodeCoordinator > StepViewController, StartOverViewController"],
    transitions: """
      root . > HomeViewController | launch | app
      push HomeViewController > StepViewController | tap "How to Code" | HowToCodeCoordinator
      push StepViewController > StepViewController | tap "Next" | HowToCodeCoordinator
      push StepViewController > StartOverViewController | tap "Next" | HowToCodeCoordinator
      pop StartOverViewController > HomeViewController | tap "Start over" | HowToCodeCoordinator
      pop StepViewController > HomeViewController | back | system
      pop StepViewController > StepViewController | back | system
      pop StartOverViewController > StepViewController | swipe back | system
      """)

  static let rayPets = FlowGraph.make(
    "RayPets",
    links: ["HomeCoordinator > PetAppointmentBuilderCoordinator"],
    presents: [
      "HomeCoordinator > HomeViewController",
      """
      PetAppointmentBuilderCoordinator > SelectVisitTypeViewController, \
      SelectPainLevelViewController, FakingItViewController, NoAppointmentRequiredViewController
      """,
    ], by: "PetAppointmentBuilderCoordinator",
    transitions: """
      root . > HomeViewController | launch | HomeCoordinator
      present HomeViewController > SelectVisitTypeViewController | tap "Schedule a visit"
      push SelectVisitTypeViewController > NoAppointmentRequiredViewController | tap "Well"
      push SelectVisitTypeViewController > SelectPainLevelViewController | tap "Sick"
      push SelectPainLevelViewController > FakingItViewController | tap "None"
      push SelectPainLevelViewController > FakingItViewController | tap "Little"
      push SelectPainLevelViewController > NoAppointmentRequiredViewController | tap "Moderate"
      push SelectPainLevelViewController > NoAppointmentRequiredViewController | tap "Severe"
      push SelectPainLevelViewController > NoAppointmentRequiredViewController | tap "Worst possible"
      dismiss FakingItViewController > HomeViewController | tap "Yes"
      push FakingItViewController > NoAppointmentRequiredViewController | tap "No"
      dismiss NoAppointmentRequiredViewController > HomeViewController | tap "Okay"
      dismiss SelectVisitTypeViewController > HomeViewController | tap "Cancel"
      embed SelectPainLevelViewController > PainLevelViewController | addChild | app
      pop NoAppointmentRequiredViewController > SelectVisitTypeViewController | back | system
      pop SelectPainLevelViewController > SelectVisitTypeViewController | back | system
      pop FakingItViewController > SelectPainLevelViewController | back | system
      pop NoAppointmentRequiredViewController > SelectPainLevelViewController | back | system
      pop NoAppointmentRequiredViewController > FakingItViewController | back | system
      dismiss SelectVisitTypeViewController > HomeViewController | swipe down | system
      dismiss SelectPainLevelViewController > HomeViewController | swipe down | system
      dismiss FakingItViewController > HomeViewController | swipe down | system
      dismiss NoAppointmentRequiredViewController > HomeViewController | swipe down | system
      """)

  static let merchTabs = FlowGraph.make(
    "MerchTabs",
    links: [
      """
      RootCoordinator > AuthCoordinator, MerchCoordinator, GreenCoordinator, BlueCoordinator, \
      LavenderCoordinator, CommonTextCoordinator
      """,
      "AuthCoordinator > LoginCoordinator, RegisterCoordinator, ForgotPasswordCoordinator",
      "MerchCoordinator > ProductsCoordinator, SquareCoordinator, MessageViewerCoordinator",
    ],
    presents: [
      "RootCoordinator > BaseTabBarController",
      "GreenCoordinator > GreenViewController",
      "BlueCoordinator > BlueViewController",
      "LavenderCoordinator > LavenderViewController",
      "CommonTextCoordinator > TextViewerViewController",
      "LoginCoordinator > LoginViewController",
      "RegisterCoordinator > RegisterViewController",
      "ForgotPasswordCoordinator > ForgotPasswordViewController",
      "ProductsCoordinator > ProductsViewController",
      "SquareCoordinator > SquareViewController",
      "MessageViewerCoordinator > TextViewerViewController",
    ],
    transitions: """
      root . > BaseTabBarController | launch | RootCoordinator
      tab BaseTabBarController > GreenViewController | tab "Green" | GreenCoordinator
      tab BaseTabBarController > BlueViewController | tab "Blue" | BlueCoordinator
      tab BaseTabBarController > LavenderViewController | tab "Lavender" | LavenderCoordinator
      push GreenViewController > TextViewerViewController | tap "Terms" | CommonTextCoordinator
      push GreenViewController > BlueViewController | tap "Another blue screen" | BlueCoordinator
      push BlueViewController > ProductsViewController | tap "Products" | ProductsCoordinator
      push ProductsViewController > SquareViewController | tap "Square 1" | SquareCoordinator
      push ProductsViewController > SquareViewController | tap "Square 2" | SquareCoordinator
      push SquareViewController > TextViewerViewController | tap "Terms" | MessageViewerCoordinator
      push LavenderViewController > LoginViewController | tap "Login" | LoginCoordinator
      push LoginViewController > RegisterViewController | tap "Register" | RegisterCoordinator
      push RegisterViewController > ForgotPasswordViewController | tap "Forgot password" | \
      ForgotPasswordCoordinator
      pop LoginViewController > LavenderViewController | tap "Close" | AuthCoordinator
      pop LoginViewController > LavenderViewController | tap "Log in" | AuthCoordinator
      pop RegisterViewController > LavenderViewController | tap "Dismiss" | AuthCoordinator
      pop ForgotPasswordViewController > LavenderViewController | tap "Dismiss" | AuthCoordinator
      pop ProductsViewController > BlueViewController | BlueViewController.viewDidAppear | \
      MerchCoordinator
      pop SquareViewController > BlueViewController | BlueViewController.viewDidAppear | \
      MerchCoordinator
      pop TextViewerViewController > GreenViewController | back | system
      pop BlueViewController > GreenViewController | back | system
      pop ProductsViewController > BlueViewController | back | system
      pop SquareViewController > ProductsViewController | swipe back | system
      pop TextViewerViewController > SquareViewController | back | system
      pop RegisterViewController > LoginViewController | back | system
      pop ForgotPasswordViewController > RegisterViewController | back | system
      pop TextViewerViewController > BlueViewController | tab "Blue" | system
      pop ProductsViewController > GreenViewController | tab "Green" | system
      pop SquareViewController > GreenViewController | tab "Green" | system
      pop ProductsViewController > ProductsViewController | back | system
      """)

  static let shop = FlowGraph.make(
    "Shop",
    presents: [
      """
      PurchaseCoordinator > ProductListViewController, ProductDetailViewController, \
      OrderSummaryViewController, DeliveryAddressViewController, ShippingOptionViewController, \
      PaymentMethodViewController, ConfirmationViewController
      """
    ], by: "PurchaseCoordinator",
    transitions: """
      root . > ProductListViewController | launch
      push ProductListViewController > ProductDetailViewController | select row 0
      push ProductListViewController > ProductDetailViewController | select row 1
      push ProductListViewController > ProductDetailViewController | select row 2
      present ProductListViewController > OrderSummaryViewController | tap "Cart (1)"
      present ProductDetailViewController > OrderSummaryViewController | tap "Cart (1)"
      push OrderSummaryViewController > DeliveryAddressViewController | tap "Checkout"
      push DeliveryAddressViewController > ShippingOptionViewController | tap "Continue"
      push ShippingOptionViewController > PaymentMethodViewController | select row 0
      push PaymentMethodViewController > ConfirmationViewController | tap "Pay"
      dismiss OrderSummaryViewController > ProductListViewController | tap "Close"
      dismiss OrderSummaryViewController > ProductDetailViewController | tap "Close"
      dismiss ConfirmationViewController > ProductListViewController | tap "Done"
      dismiss ConfirmationViewController > ProductDetailViewController | tap "Done"
      pop ProductDetailViewController > ProductListViewController | back | system
      pop DeliveryAddressViewController > OrderSummaryViewController | back | system
      dismiss OrderSummaryViewController > ProductListViewController | swipe down | system
      dismiss DeliveryAddressViewController > ProductListViewController | swipe down | system
      dismiss ShippingOptionViewController > ProductListViewController | swipe down | system
      dismiss PaymentMethodViewController > ProductDetailViewController | swipe down | system
      """)

  static let onboarding = FlowGraph.make(
    "Onboarding",
    links: [
      "AppCoordinator > OnboardingCoordinator, ExamplesCoordinator",
      "ExamplesCoordinator > OnboardingCoordinator, AboutCoordinator, BrowseProductsCoordinator",
    ],
    presents: [
      "AppCoordinator > AppRootViewController",
      "OnboardingCoordinator > TextAndButtonViewController, SummaryViewController",
      "ExamplesCoordinator > ExamplesViewController, TextAndButtonViewController, UIAlertController",
      "AboutCoordinator > AboutViewController, SFSafariViewController, UIAlertController",
      "BrowseProductsCoordinator > BrowseProductsViewController, ProductDetailViewController",
    ],
    transitions: """
      root . > AppRootViewController | launch | AppCoordinator
      present AppRootViewController > TextAndButtonViewController | launch | AppCoordinator
      embed AppRootViewController > ExamplesViewController | launch | AppCoordinator
      push TextAndButtonViewController > SummaryViewController | tap "Cool" | OnboardingCoordinator
      dismiss SummaryViewController > ExamplesViewController | tap "Right on" | AppCoordinator
      dismiss SummaryViewController > ExamplesViewController | tap "Right on" | ExamplesCoordinator
      present ExamplesViewController > TextAndButtonViewController | \
      tap "Present a view controller" | ExamplesCoordinator
      present TextAndButtonViewController > UIAlertController | tap "What else does it do?" | \
      ExamplesCoordinator
      dismiss UIAlertController > ExamplesViewController | tap "OK" | ExamplesCoordinator
      present ExamplesViewController > TextAndButtonViewController | tap "Present a coordinator" | \
      ExamplesCoordinator
      push ExamplesViewController > AboutViewController | tap "Push a coordinator" | \
      ExamplesCoordinator
      present AboutViewController > UIAlertController | tap "Reset" | AboutCoordinator
      present AboutViewController > SFSafariViewController | tap "View on GitHub" | AboutCoordinator
      dismiss SFSafariViewController > AboutViewController | tap "Done" | AboutCoordinator
      pop AboutViewController > ExamplesViewController | tap "Pop this coordinator" | \
      AboutCoordinator
      pop AboutViewController > ExamplesViewController | back | system
      pop SummaryViewController > TextAndButtonViewController | swipe back | system
      dismiss UIAlertController > AboutViewController | tap "OK" | system
      dismiss TextAndButtonViewController > ExamplesViewController | swipe down | system
      push ExamplesViewController > BrowseProductsViewController | tap "Browse products" | \
      ExamplesCoordinator
      push BrowseProductsViewController > ProductDetailViewController | select row 0 | \
      BrowseProductsCoordinator
      pop BrowseProductsViewController > ExamplesViewController | back | system
      pop ProductDetailViewController > BrowseProductsViewController | back | system
      dismiss TextAndButtonViewController > AppRootViewController | swipe down | system
      dismiss SummaryViewController > AppRootViewController | swipe down | system
      dismiss SummaryViewController > ExamplesViewController | swipe down | system
      """)

  static let kanji = FlowGraph.make(
    "Kanji",
    links: [
      "ApplicationCoordinator > AllKanjiListCoordinator",
      "AllKanjiListCoordinator > KanjiDetailCoordinator",
    ],
    presents: [
      "AllKanjiListCoordinator > KanjiListViewController",
      "KanjiDetailCoordinator > KanjiDetailViewController, KanjiListViewController",
    ],
    transitions: """
      root . > KanjiListViewController | launch | AllKanjiListCoordinator
      push KanjiListViewController > KanjiDetailViewController | tap "日" | KanjiDetailCoordinator
      push KanjiListViewController > KanjiDetailViewController | tap "本" | KanjiDetailCoordinator
      push KanjiDetailViewController > KanjiListViewController | tap "日本語" | KanjiDetailCoordinator
      pop KanjiDetailViewController > KanjiListViewController | back | system
      pop KanjiListViewController > KanjiDetailViewController | back | system
      """)
}
