/** What shoppers send in for what is done to their goods, and what they are told after the order. Pure. */
import type { CartAccessory } from '../../../schemas/cart/cart-line';
import type { TemporaryOrder } from '../../../schemas/order/order';

/** `校章とメッセージの原稿`, each once; absent where nothing is waited for. */
export const awaitedTogether = (done: readonly Pick<CartAccessory, 'arrival_of'>[]): { arrival_of?: string } => {
  const named = [...new Set(done.flatMap(({ arrival_of }) => arrival_of ?? []))];
  return named.length > 0 ? { arrival_of: named.join('と') } : {};
};

interface AfterOrder {
  readonly name: string;
  readonly words: string;
}

/** What there is to do for what was chosen, told once of each. */
export const afterOrderWords = ({
  lines,
  shippings,
}: Pick<TemporaryOrder, 'lines' | 'shippings'>): readonly AfterOrder[] => {
  const done = [...lines, ...shippings].flatMap(({ accessories = [] }) => accessories);
  const told = done.flatMap(({ name, order_note: words }) => (words === undefined ? [] : [[name, words] as const]));
  return [...new Map(told)].map(([name, words]) => ({ name, words }));
};
