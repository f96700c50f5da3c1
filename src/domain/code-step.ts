import { withReturn } from '../lib/way-to-login';

/**
 * The address of the step of a login at which its code is asked for: an entry of its own in the browser's history, so that a
 * reload stays there, and Back leads to name and password.
 *
 * @param redirect the way back; '' for none
 * @param isResent the code is another one, which the screen says
 */
export const codeStep = (redirect: string, isResent = false): string =>
  withReturn(`/login/?step=code${isResent ? '&sent=1' : ''}`, redirect === '' ? null : redirect);
