import type { ErrorBody } from '../../schemas/contract/errors';
import type { FlowEvent } from '../watch';

/** A login that waits for its second factor. */
export interface AskedCode {
  /** Names this one login. */
  readonly userId: string;
  readonly by: 'mail' | 'totp';
  /** The mailed code, which a demo tells; '' of a shop. */
  readonly demoCode: string;
}

/** The shop has let somebody in, and where they go, perhaps with a word before; or it asks for a code first. */
export type Entered =
  | { readonly kind: 'in'; readonly to: string }
  | { readonly kind: 'warned'; readonly to: string; readonly about: string }
  | ({ readonly kind: 'code' } & AskedCode);

/**
 * `login`, `code`: a form is sent. `link`: the account of another channel is to be used here, too. `resend`: another code.
 * `back`: to name and password again.
 */
export type LoginEvent = FlowEvent<'login'>;

/** What the machine is told besides: the page is looked at again. */
export interface LoginSign {
  readonly type: 'returned';
}

/** What the screen shows: the form of name and password, that of the code, that an account can be linked, or a warning. */
export type LoginStep = 'credentials' | 'code' | 'link' | 'warned';

/** A login, as its view sees it. */
export interface LoginView {
  readonly step: LoginStep;
  /** What was sent is on its way; nothing may be pressed. */
  readonly isBusy: boolean;
  /** Logged in: the next screen is on its way. */
  readonly isIn: boolean;
  readonly asked: AskedCode | null;
  /** How many other codes were sent on the shopper's wish. */
  readonly resent: number;
  /** What is under way, or has failed, is that wish. */
  readonly isResend: boolean;
  /** Where the shopper goes on to from the warning; '' before. */
  readonly to: string;
  /** What the warning is about, as a login's action says it (src/actions/auth/logged-in.ts): `mail`, `provider`, or both. */
  readonly about: string;
  readonly error: { readonly code: string; readonly message: string } | null;
  /** By field of the form. */
  readonly fieldErrors: NonNullable<ErrorBody['errors']> | null;
}
