import type { OrderState, TemporaryOrder } from '../../../schemas/order/order';
import { sampleOrder, sampleSender } from '../../samples/cart';
import { challengedOrder } from '../../samples/decisions';
import { settingsOf, type FixtureOf } from '../../samples/fixture';
import { dividedOrder } from '../../samples/several-addresses';
import { longText, longWord } from '../../samples/shop';
import type { OrderCompleteProps } from './order-complete.data';
import { orderCompleteSettings } from './order-complete.settings';

const settings = settingsOf(orderCompleteSettings);
const card: TemporaryOrder['payment'] = {
  kind: 'card',
  name: 'クレジットカード',
  status: 'authorised',
  instruction: '',
  pay_by: null,
  number: null,
};
/** By konbini; the server tells its number no more. */
const done = { ...sampleOrder.payment, instruction: '', number: null };
const of = (own: Partial<TemporaryOrder>) => ({ settings, data: { order: { ...sampleOrder, ...own } } });

const stateOf = ({ id, order_no, status }: TemporaryOrder): OrderState => ({ id, order_no, status });

export const orderCompleteFixtures = {
  ok: of({}),
  places: of(dividedOrder),
  sender: of({ sender: sampleSender, is_amount_hidden: true }),
  card: of({ payment: card }),
  wallet: of({ payment: { ...card, kind: 'wallet', name: 'みほんペイ' } }),
  pending: of({ status: 'payment_pending', payment: { ...card, status: 'pending' } }),
  challenged: of({ ...challengedOrder, challenge_url: 'https://bank.example/challenge' }),
  failed: of({ status: 'payment_failed', payment: { ...card, status: 'failed' } }),
  prepaid: of({ payment: { ...done, status: 'paid' } }),
  cancelled: of({ status: 'cancelled', payment: { ...card, status: 'voided' } }),
  expired: of({ status: 'cancelled', payment: { ...done, status: 'expired' } }),
  /** Another payment of the same cart came to nothing, elsewhere. */
  otherUnpaid: { ...of({}), query: { error: 'payment.cart_changed' } },
  /** As anybody sees it who has the address. */
  others: { settings, data: { order: stateOf(sampleOrder) } },
  none: { settings, data: { order: null } },
  long: of({ email: `${'long'.repeat(15)}@example.jp`, payment: { ...card, name: longWord, instruction: longText } }),
} satisfies Record<string, FixtureOf<OrderCompleteProps>>;
