/** Adding from a product's screen: one call, no machine. */
import type { ErrorBody } from '../../schemas/contract/errors';
import type { Cart } from '../../schemas/cart/cart';
import type { NewLine } from '../../schemas/cart/cart.flow-events';
import { clientOf } from '../../src/session/browser-session';
import { readCartToken } from '../../src/session/cart-token';
import { pageShop } from '../../src/session/page-shop';
import { createCartPort } from './cart.actors';
import { broughtBack } from './cart.selectors';
import type { CartNotice, CartPort } from './cart.types';
import { documentCart } from './document-cart';
import { faultOf } from '../fault';

/** What came of it; the message is for the shopper. */
export type Added =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly errors?: NonNullable<ErrorBody['errors']> };

/** One for a page: it knows what was not answered. */
const ports = new WeakMap<Document, CartPort>();

const pagePort = (): CartPort => {
  const { channel } = pageShop();
  const port = ports.get(document) ?? createCartPort(clientOf(channel), () => readCartToken(channel));
  ports.set(document, port);
  return port;
};

/** What the shop says of the first field that it did not take says more than that it did not. */
const refusedBy = (error: unknown): Added => {
  const { message, errors } = faultOf(error);
  return { ok: false, message: Object.values(errors ?? {})[0]?.[0]?.message ?? message, ...(errors ? { errors } : {}) };
};

const addTo = async (port: CartPort, line: NewLine, noticeOf?: (cart: Cart) => CartNotice): Promise<Added> => {
  try {
    const cart = await port.add([line]);
    documentCart().receive(cart, noticeOf?.(cart));
    return { ok: true };
  } catch (error) {
    return refusedBy(error);
  }
};

/**
 * Puts goods into the visitor's cart, into a new one where there is none.
 *
 * @param place the section that they are added from
 * @param noticeOf what the cart's own screen says of it
 */
export const addProducts = async (
  line: NewLine,
  place: string,
  noticeOf?: (cart: Cart) => CartNotice,
): Promise<Added> => {
  const port = pagePort();
  // Whoever records comes with the port.
  window.norenFlows?.sees('adding', place, 'busy', { type: 'add', line });
  const added = await addTo(port, line, noticeOf);
  window.norenFlows?.sees('adding', place, added.ok ? 'added' : 'failed', null);
  return added;
};

/** Puts what was put aside into the cart again, which says so on its screen. */
export const bringBack = (line: NewLine, place: string): Promise<Added> =>
  addProducts(line, place, (cart) => broughtBack(cart, line.sku_id));
