/** What carts ask of the orders that are made of them ([ADR 10](../../../../docs/adr/0010-wings-and-hooks.md)). */
import type { RequestContext } from '../../../request/request-context';
import type { DecisionOutcome } from './decision.types';

export interface OrderHooks {
  /**
   * @param seenFingerprint of the cart as the shopper saw it; where it is another one by now, the order is refused
   */
  decide(context: RequestContext, token: string, seenFingerprint: string): Promise<DecisionOutcome>;
  /** Ends an order that waits for its shopper, so that its cart can be changed; or the money is booked, and it stands. */
  giveUp(orderId: number, now: Date): Promise<void>;
}
