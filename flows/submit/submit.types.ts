import type { ErrorBody } from '../../schemas/contract/errors';
import type { Values } from '../../src/actions/action';
import type { FlowEvent } from '../watch';

/** `retry`: the same again, where nobody answered. */
export type SubmitEvent = FlowEvent<'submit'>;

/** The form's values go to the action of its name. */
export type SentForm = Extract<SubmitEvent, { type: 'submit' }>;

/** What came of it: the path of the next screen, or what this one shows now. */
export type Sent = string | Values;

/** What the machine is told besides: the page is looked at again. */
export interface SubmitSign {
  readonly type: 'returned';
}

/**
 * `refused`: the shop said no, and what. `failed`: nobody answered; it can be sent again as it was. `done`: the shop has
 * it, and the screen that says so is on its way. `shown`: the shop has it, and this screen says what came of it.
 */
export type SubmitPhase = 'idle' | 'sending' | 'refused' | 'failed' | 'done' | 'shown';

/** A form that only sends, as its view sees it. */
export interface SubmitView {
  readonly phase: SubmitPhase;
  readonly error: { readonly code: string; readonly message: string } | null;
  /** By field of the form. */
  readonly fieldErrors: NonNullable<ErrorBody['errors']> | null;
  /** In the phase `shown`. */
  readonly shown?: Values;
}
