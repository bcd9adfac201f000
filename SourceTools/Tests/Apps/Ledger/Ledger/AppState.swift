import ReSwift

struct AppState: StateType {
    var member: String?
}

struct SignIn: Action { let member: String }
struct SignOut: Action {}

func appReducer(action: Action, state: AppState?) -> AppState {
    var state = state ?? AppState(member: nil)
    switch action {
    case let signIn as SignIn: state.member = signIn.member
    case _ as SignOut: state.member = nil
    default: break
    }
    return state
}
