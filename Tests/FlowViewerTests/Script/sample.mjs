/** The data of a small app: a list, a detail pushed on it, and a sheet of a coordinator that leaks. */
export function sampleData() {
  return {
    app: 'Shop',
    coordinators: ['CartCoordinator', 'ShopCoordinator'],
    screens: ['Cart', 'Detail', 'List'],
    links: [[1, 0]],
    presents: [[0, 0], [1, 1], [1, 2]],
    transitions: [
      [null, 2, 'root', 'launch', 1, 2], [2, 1, 'push', 'select row 0', 1, 3], [1, 2, 'pop', 'back', 'system', 2],
      [2, 0, 'present', 'tap "Cart"', 0, 1], [0, 2, 'dismiss', 'swipe down', 'system', 1],
    ],
    verdicts: [{
      id: 'zombie/CartCoordinator', kind: 'zombie', note: false, coordinator: 0, owner: 1, text: 'All screens are gone.',
      cause: 'swipe down', from: 0, to: 2, transition: 4, session: 2, count: 1, launch: null,
      path: ['tap "Cart"', 'swipe down'],
    }],
    exits: [{ coordinator: 0, exit: 'swipe down', times: 1, released: 0, verdicts: ['zombie/CartCoordinator'] }],
    pictures: [{
      name: 'map', title: 'Shop: coordinators and screens',
      nodes: [
        ['entry', 'launch', 'entry', -1, -1, []], ['screen-List', 'List', 'screen', 2, 0, []],
        ['screen-Detail', 'Detail', 'screen', 1, 0, []], ['screen-Cart', 'Cart', 'screen', 0, 1, [1]],
      ],
      clusters: [['coordinator-Shop', 'Shop', 1, -1, []], ['coordinator-Cart', 'Cart', 0, 0, []]],
      edges: [[0, 0, 1, 'root'], ['push', 1, 2, 'push'], ['present', 1, 3, 'present']],
    }],
    sessions: [
      {
        number: 1, launch: null, moments: [[-1, 2, [0, 2]], [0, 1, [1, 1]], [1, 2, [2, 2]]],
        objects: [[1, 1], [0, 2], [0, 1]],
        events: [
          ['go', -1, 1, 'root', 4, 0, -1], ['step', 0], ['go', 1, 2, 'push', 0, 0, -1],
          ['step', 1], ['go', 2, 1, 'pop', 1, -1, -1], ['freed', 2],
        ],
      },
      {
        number: 2, launch: null, moments: [[-1, 2, [0, 2]], [2, 0, [3, 0]], [3, 2, [4, 2]]],
        objects: [[1, 1], [0, 2], [1, 0], [0, 0]],
        events: [
          ['go', -1, 1, 'root', 4, 0, -1], ['step', 2], ['take', 0, 2], ['go', 1, 3, 'present', 2, 2, -1],
          ['step', 3], ['go', 3, 1, 'dismiss', 3, -1, -1], ['freed', 3],
        ],
      },
    ],
    traces: [['list.trace', [1, 2], [0, 1, 2]], ['cart.trace', [0, 2], [0, 3, 4]]],
    acts: ['select row 0', 'back', 'tap "Cart"', 'swipe down', 'launch'],
  };
}

/** The same app compared with an earlier version, without a cart, of which one session was recorded. */
export function comparedData() {
  const data = sampleData();
  return {
    ...data,
    changes: [['Screen Cart is new.', [0], [], []], ['New by CartCoordinator: present List → Cart.', [], [], [3]]],
    summary: '1 screen new; 1 transition new.', names: ['old.trace', 'new.trace'],
    earlier: [{ ...data.sessions[0], number: 7 }],
  };
}

/** The same app in two versions: the later one has a cart, and no way back from a detail. */
export function summaryData() {
  return {
    ...sampleData(), sessions: [],
    versions: [
      ['2.3', 30, [[1, '50% of sessions'], [2, '100% of sessions']], [0, 1, 2], []],
      ['2.4', 10, [[0, '80% of sessions'], [1, '10% of sessions'], [2, '100% of sessions']], [0, 1, 3, 4],
        [[0, 'swipe down', '100% (43–100%)', 'more than in 2.3']]],
    ],
  };
}
