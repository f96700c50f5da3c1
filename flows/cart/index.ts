/** The face of the cart's flow: what sections import. Machine and API are loaded with the first change. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Cart } from '../../schemas/cart/cart';
import type { AddingEvent } from '../../schemas/cart/adding.flow-events';
import type { CartEvent, NewLine } from '../../schemas/cart/cart.flow-events';
import type { Added } from './add-to-cart';
import type { CartView } from './cart.types';
import { documentCart, stillView } from './document-cart';
import { keepUnderway } from '../../src/lib/go';
import { offlineMessage } from '../offline';

export type { CartNotice, Refusal } from './cart.types';

/** The cart, what is under way for it (keys of lines, or `cart`), what is to be announced, and how to change it. */
export interface CartFace extends CartView {
  readonly send: (event: CartEvent) => void;
  /** Comes when no change is under way any more. */
  readonly settled: () => Promise<CartView>;
}

const view = (): CartView => documentCart().view();
const send = (event: CartEvent): void => documentCart().send(event);
const settled = (): Promise<CartView> => documentCart().settled();

/**
 * The document's one cart, shared by all sections. `initial` is the cart that the server drew with the screen
 * (schemas/cart/cart.ts; amounts in JPY, tax included), null for none.
 */
export const useCart = (initial: Cart | null): CartFace => {
  const [drawn] = useState(() => stillView(initial));
  const subscribe = useCallback(
    (listener: () => void) => {
      const cart = documentCart();
      cart.seed(initial);
      return cart.subscribe(listener);
    },
    [initial],
  );
  return { ...useSyncExternalStore(subscribe, view, () => drawn), send, settled };
};

/** The code did not come: the same as no answer. */
const notLoaded: Added = {
  ok: false,
  message: offlineMessage,
};

/**
 * Adds goods from a screen that shows no cart. Answers when the shop has: `{ ok: false, message }` says why not, in
 * words for the shopper.
 *
 * @param place the section that they are added from
 */
export const addToCart = (line: NewLine, place: string): Promise<Added> =>
  keepUnderway(import('./add-to-cart').then(({ addProducts }) => addProducts(line, place)).catch(() => notLoaded));

/** Puts goods that were put aside into the cart of this screen again; the cart says where they go. Answers as above. */
export const bringToCart = (line: NewLine, place: string): Promise<Added> =>
  keepUnderway(import('./add-to-cart').then(({ bringBack }) => bringBack(line, place)).catch(() => notLoaded));

/** Where a scenario says what was added from a place, or was to be (flows/watch.ts), it is done there again. */
export const useReplayedAdding = (place: string, replay: (event: AddingEvent) => void): void => {
  const latest = useRef<(event: AddingEvent) => void>(undefined);
  useEffect(() => {
    latest.current = replay;
  });
  useEffect(() => window.norenFlows?.meet('adding', (event) => latest.current?.(event), place), [place]);
};
