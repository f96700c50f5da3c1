import type { ErrorBody } from '../../schemas/contract/errors';
import type { GiftEvent } from '../../schemas/gift/gift.flow-events';
import type { GiftLeadTime } from '../../schemas/gift/gift';
import type { GiftPlace, GiftStep } from '../../schemas/gift/steps';

export type { GiftEvent } from '../../schemas/gift/gift.flow-events';

/** What the machine is told besides: the page is looked at again. */
export interface GiftSign {
  readonly type: 'returned';
}

/** The screen that the machine runs on. */
export interface GiftScreen {
  readonly step: Exclude<GiftStep, 'complete'>;
  readonly token: string;
  /** Id of the shipping that waits for its address. */
  readonly shippingId: number;
  /** As the receiver has said; null: not yet. */
  readonly place: GiftPlace | null;
}

/** `leaving`: the next screen is on its way; nothing may be pressed any more. */
export type GiftPhase = 'editing' | 'busy' | 'leaving';

/** A step of receiving, as its view sees it. */
export interface GiftView {
  readonly phase: GiftPhase;
  readonly error: { readonly code: string; readonly message: string } | null;
  /** By field of the step's form. */
  readonly fieldErrors: NonNullable<ErrorBody['errors']> | null;
  /** Nobody can receive it any more, and why: a code of schemas/gift/gift.errors.ts. */
  readonly ended: string | null;
  /** The days as they are by now; null: as they were drawn. */
  readonly days: GiftLeadTime | null;
}

/** A form of a step, as its plain post would send it. */
export interface GiftSending {
  readonly form: 'gift-shipping' | 'gift-delivery' | 'gift-receive';
  readonly values: Extract<GiftEvent, { type: 'submit' }>['values'];
}
