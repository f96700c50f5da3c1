/**
 * The address of the step of a login at which its code is asked for: an entry of its own in the browser's history, so that a
 * reload stays there, and Back leads to name and password.
 *
 * @param redirect the way back; '' for none
 */
export const codeStep = (redirect: string): string =>
  `/login/?step=code${redirect === '' ? '' : `&redirect=${encodeURIComponent(redirect)}`}`;
