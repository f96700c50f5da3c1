/** What views read of the checkout's machine: tags and these, never its states. */
import type { Cart } from '../../schemas/cart/cart';
import { cartPath } from '../../src/lib/go';
import type { Fault } from '../fault';
import type { CheckoutPhase, CheckoutView, Destination, SubmitEvent } from './checkout.types';

/** What the machine remembers. */
export interface CheckoutContext {
  readonly cart: Cart | null;
  /** The form that was sent last; `retry` sends it again. null: none was, or a decision was asked for since. */
  readonly submitted: SubmitEvent | null;
  /** What a decision was asked for, by the cart's fingerprint; `retry` asks again. '' where it was not. */
  readonly decided: string;
  readonly fault: Fault | null;
  readonly destination: Destination | null;
  /** A reset of the shippings has been tried; once is enough (rule cart.shipping-reset-once). */
  readonly hasReset: boolean;
  /** How often a pending decision has been asked for. */
  readonly asked: number;
}

const phases = ['saving', 'deciding', 'leaving'] as const satisfies readonly CheckoutPhase[];

interface Tagged {
  readonly context: CheckoutContext;
  readonly hasTag: (tag: CheckoutPhase) => boolean;
}

const phaseOf = (snapshot: Tagged): CheckoutPhase => {
  const phase = phases.find((tag) => snapshot.hasTag(tag)) ?? 'editing';
  return phase === 'deciding' && snapshot.context.asked > 0 ? 'pending' : phase;
};

export const checkoutViewOf = (snapshot: Tagged): CheckoutView => viewWith(phaseOf(snapshot), snapshot.context.fault);

const viewWith = (phase: CheckoutPhase, fault: Fault | null): CheckoutView => ({
  phase,
  // Every way out but that of a save has its fault.
  isSaved: phase === 'leaving' && fault === null,
  error: fault && { code: fault.code, message: fault.message },
  fieldErrors: fault?.errors ?? null,
});

/** Where a cart that was begun anew leads; null: the shopper can stay (rule cart.invalid-product). */
export const wayOutOf = (cart: Cart): string | null => (cart.detail.products.length === 0 ? cartPath : null);
