/** Changes of a cart whose order waits for its shopper at the bank's page. */
import { Refusal } from '../../../../http/error-answer';
import type { OrderHooks } from '../cart.hooks';
import type { CartContext, ChangeRefusal } from '../cart.types';
import { tellingEnded } from '../rows/notes';
import type { Work } from '../rows/work';
import { ChallengeUnderWay } from './change-cart';

export type LeaveChallengeDeps = Pick<OrderHooks, 'giveUp'>;

/** What a change does, and that the cart then says which payment it has ended. */
export type Telling = <Refusal extends ChangeRefusal>(work: Work<Refusal>) => Work<Refusal>;

/** Does a change, and once more without the order that was in its way. */
export type LeavingChallenge = <Result>(
  context: CartContext,
  change: (telling: Telling) => Promise<Result>,
) => Promise<Result>;

/** The shopper may decide again meanwhile in another tab, and be led to the bank's page again. */
const tries = 3;

/**
 * Who changes the cart has not gone on at the bank's page, and shall not have to wait until it forgets. The payment
 * service is asked outside of any transaction, so the change is tried, undone, and done anew.
 */
export const createLeaveChallenge =
  ({ giveUp }: LeaveChallengeDeps): LeavingChallenge =>
  async ({ now }, change) => {
    let hasEnded = false;
    for (let left = tries; left > 0; left -= 1) {
      try {
        return await change(tellingEnded(hasEnded));
      } catch (error) {
        if (!(error instanceof ChallengeUnderWay)) throw error;
        await giveUp(error.orderId, now);
        hasEnded = true;
      }
    }
    throw new Refusal('service.unavailable', { 'retry-after': '5' });
  };
