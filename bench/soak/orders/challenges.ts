/** Carts that are changed in one tab while the bank's page, or a wallet's, approves in another, at two processes. */
import {
  addPiece,
  approve,
  goToBank,
  raceChallenge,
  submitOver,
} from '../../../server/domains/selling/order/paying/challenge-races.test-support';
import { askOver, readyCarts, type ReadyCart } from '../../../server/domains/selling/order/shoppers.test-support';
import type { Ask } from '../../../server/domains/selling/order/broken-books.test-support';
import type { Finding } from '../story';
import { auditOrders, channel, stockUp, untilSettled } from './selling';

const plenty = 100_000;
const atOnce = 5;
/** The change comes so many milliseconds before or after the approval. */
const withinMs = 5;

interface Challenges {
  readonly ask: Ask;
  readonly origins: readonly [string, string];
  readonly count: number;
}

export const changeWhileApproved = async ({ ask, origins, count }: Challenges) => {
  const [first, second] = origins;
  const shopper = askOver(first, channel);
  const submit = submitOver(first);
  const { skuId, start } = await stockUp(ask, plenty);
  const won = { byBank: 0, byChange: 0 };
  const race = async (cart: ReadyCart, index: number): Promise<void> => {
    const challengeUrl = await goToBank(shopper, cart);
    const { status } = await raceChallenge(
      () => addPiece(askOver(index % 2 === 0 ? first : second, channel), cart, skuId),
      () => approve(submit, challengeUrl),
      (index % (2 * withinMs + 1)) - withinMs,
    );
    won[status === 200 ? 'byChange' : 'byBank'] += 1;
  };
  for (let done = 0; done < count; done += atOnce) {
    const ready = await readyCarts(shopper, Math.min(atOnce, count - done), (index) =>
      index % 2 === 0 ? { skuId, pay: 'card', card: 'challenge' } : { skuId, pay: 'wallet' },
    );
    await Promise.all(ready.map((cart, index) => race(cart, done + index)));
  }
  await untilSettled(ask);
  const findings: Finding[] = await auditOrders(ask, 'after changes while the bank approves', skuId, start);
  return { findings, figures: { wonByBank: won.byBank, wonByChange: won.byChange } };
};
