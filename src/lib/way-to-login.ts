/** The address with the way back that a screen leads on to. @param back null: none was asked for */
export const withReturn = (address: string, back: string | null): string =>
  back === null ? address : `${address}${address.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(back)}`;

/** Of what leads on, after a login or a few steps more. */
export interface OnTheWay {
  /** Where somebody was on the way to; null: nowhere. */
  readonly back: string | null;
}

/** The same as a field of a form, or of the call that a form is sent to. */
export const wayOf = (back: string | null): { readonly redirect?: string } => (back === null ? {} : { redirect: back });

interface Here {
  /** Path and query that the screen is drawn from, within the shop. */
  readonly url: string;
  readonly isNoWayBack?: true;
}

/** From a screen that is drawn for everyone to the login, and back where that is somewhere to come back to. */
export const wayToLogin = ({ url, isNoWayBack }: Here): string => withReturn('/login/', isNoWayBack ? null : url);
