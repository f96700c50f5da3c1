/**
 * The one cart of a document. Every section is a React root of its own, so they share it here and not in a context.
 * Light: it holds what the server drew until something changes; the machine and the API come with the first change.
 * Only code that runs in a browser reaches it.
 */
import type { Cart } from '../../schemas/cart/cart';
import type { CartEvent } from '../../schemas/cart/cart.flow-events';
import { cartEvent, keepUnderway } from '../../src/lib/go';
import { pageShop, type PageShop } from '../../src/session/page-shop';
import { busyKey } from './busy-key';
import type { RunningCart } from './cart-runtime';
import type { CartNotice, CartView } from './cart.types';
import { offlineMessage } from '../offline';

export interface DocumentCart {
  readonly view: () => CartView;
  readonly subscribe: (listener: () => void) => () => void;
  /** The cart as the server drew it with this screen. The same again, from another section of it, changes nothing. */
  readonly seed: (cart: Cart | null) => void;
  readonly send: (event: CartEvent) => void;
  /** What is to be seen once no change is under way. */
  readonly settled: () => Promise<CartView>;
  /** Takes a cart that the shop has answered to a change made elsewhere (null: it is an order now, and what is shown stays until the next screen), and tells whoever shows carts. */
  readonly receive: (cart: Cart | null, notice?: CartNotice) => void;
  /**
   * While it is being ordered or left: what other tabs do is looked at afterwards, if at all (`forgotten`: the next screen
   * is drawn with what is then). A cart that two tabs order at once is an order for both.
   */
  readonly hold: (state: 'held' | 'looked-at' | 'forgotten') => void;
}

const nothingBusy: ReadonlySet<string> = new Set();

/** A cart as the server draws it. */
export const stillView = (cart: Cart | null): CartView => ({
  cart,
  busy: nothingBusy,
  notice: null,
  refusals: {},
  changedTo: null,
});

const notLoaded: CartNotice = {
  tone: 'error',
  message: offlineMessage,
  undo: false,
};

const channelName = 'noren:cart';

/** Other tabs of the same shop: tells them of a change, and hears of theirs when this one is looked at again. */
const otherTabs = ({ channel }: PageShop, onChange: () => void) => {
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`${channelName}:${channel}`);
  let [isStale, isHeld] = [false, false];
  const look = (): void => {
    if (!isStale || isHeld || document.visibilityState !== 'visible') return;
    isStale = false;
    onChange();
  };
  tabs?.addEventListener('message', () => {
    isStale = true;
    look();
  });
  document.addEventListener('visibilitychange', look);
  // A page that the browser had put aside heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isStale = true;
    look();
  });
  return {
    tell: () => tabs?.postMessage('changed'),
    hold: (state: 'held' | 'looked-at' | 'forgotten'): void => {
      isHeld = state === 'held';
      if (state === 'forgotten') isStale = false;
      look();
    },
  };
};

/** What is to be seen, and who looks at it. */
const createStore = () => {
  const listeners = new Set<() => void>();
  let view = stillView(null);
  const subscribe: DocumentCart['subscribe'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    view: () => view,
    isSeen: () => listeners.size > 0,
    subscribe,
    show: (next: CartView): void => {
      view = next;
      for (const listener of listeners) listener();
    },
    settled: (): Promise<CartView> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (view.busy.size > 0) return;
          end();
          resolve(view);
        };
        const end = subscribe(look);
        // What was done in the same moment has shown itself by then.
        setTimeout(look);
      }),
  };
};

const createDocumentCart = (shop: PageShop): DocumentCart => {
  const { view, show: showNow, isSeen, subscribe, settled } = createStore();
  let seeded = '';
  let running: Promise<RunningCart> | null = null;
  /** Changes that the machine does not know of yet. */
  let unsent: readonly CartEvent[] = [];

  const show = (next: CartView): void =>
    showNow(unsent.length === 0 ? next : { ...next, busy: new Set([...next.busy, ...unsent.map(busyKey)]) });
  const announce = (isOurs: boolean): void => {
    document.dispatchEvent(new Event(cartEvent));
    if (isOurs) tabs.tell();
  };
  const start = (): Promise<RunningCart> =>
    (running ??= import('./cart-runtime').then(({ runCart }) => runCart(shop, view().cart, { show, announce })));
  const send = (event: CartEvent): void => {
    const taken = (): void => void (unsent = unsent.filter((other) => other !== event));
    if (event.type !== 'refresh') {
      unsent = [...unsent, event];
      show(view());
      void keepUnderway(settled());
    }
    start().then(
      (cart) => {
        taken();
        cart.send(event);
      },
      () => {
        // The code did not come: the same as no answer, and the next change asks for it again.
        running = null;
        taken();
        show({ ...view(), busy: nothingBusy, notice: notLoaded });
      },
    );
  };
  const see = (cart: Cart | null, notice?: CartNotice): void => {
    const said = notice ? { notice } : {};
    if (running) void running.then((live) => live.send({ type: 'seen', cart, ...said }));
    else show({ ...view(), cart, ...said });
  };
  const tabs = otherTabs(shop, () => isSeen() && send({ type: 'refresh' }));
  window.norenFlows?.meet('cart', send);

  return {
    view,
    subscribe,
    seed: (cart) => {
      const text = JSON.stringify(cart);
      if (text === seeded) return;
      seeded = text;
      see(cart);
    },
    send,
    settled,
    receive: (cart, notice) => {
      if (cart) see(cart, notice);
      announce(true);
    },
    hold: tabs.hold,
  };
};

let ofDocument: DocumentCart | null = null;

/** The document's cart, made when the first section asks for it. Never called while the server draws. */
export const documentCart = (): DocumentCart => (ofDocument ??= createDocumentCart(pageShop()));
