/** Several changes of a cart that are one: all of them, or none. */
import type { Kysely } from 'kysely';
import { errors } from '../../../../../schemas/shop-errors';
import type { Database } from '../../../../db/schema';
import { wholeOrUndone } from '../../../../db/transaction';
import type { CartTerms, ChangeRefusal } from '../cart.types';
import { withOrderer } from '../checkout/own-orderer';
import type { StoredCart } from '../rows/carts.repository';
import { refuseTogether } from '../rows/refuse-change';
import { unchanged, type Work, written } from '../rows/work';
import { type CartValues, updateCart } from '../rows/written-carts.repository';

/** Reads the cart that is changed. */
export type ReadOwn = (db: Kysely<Database>) => Promise<StoredCart | undefined>;

/** Several, of which each names its fields: all of them are said. */
const refusedFor = (refusals: readonly ChangeRefusal[]): ChangeRefusal | null => {
  const [first] = refusals;
  if (refusals.length < 2) return first ?? null;
  const ofAll = refusals.find(({ errors: fields }) => !fields);
  const { message } = errors['request.invalid'];
  return ofAll ?? { ok: false, code: 'request.invalid', message, errors: refuseTogether(refusals)?.errors ?? {} };
};

/** Each is about the cart as those before it have left it; what any of them is refused for is said together. */
export const inOne =
  (terms: CartTerms, read: ReadOwn, works: readonly Work<ChangeRefusal>[]): Work<ChangeRefusal> =>
  async (trx, cart) => {
    const refusals: ChangeRefusal[] = [];
    let now = cart;
    let values: CartValues | null = null;
    await wholeOrUndone(trx, async () => {
      for (const work of works) {
        const done = await work(trx, now);
        if (!done.ok) refusals.push(done);
        else if (done.values !== null) {
          values = { ...values, ...done.values };
          await updateCart(trx, cart.id, { ...done.values, updated_at: terms.now });
          now = withOrderer(terms, (await read(trx)) ?? now);
        }
      }
      return refusals.length === 0;
    });
    return refusedFor(refusals) ?? (values === null ? unchanged : written(values));
  };
