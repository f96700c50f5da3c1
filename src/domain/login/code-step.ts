import { againParameter } from '../../lib/again-parameter';
import { withReturn } from '../../lib/way-to-login';

/**
 * The address of the step of a login at which its code is asked for: an entry of its own in the browser's history, so that a
 * reload stays there, and Back leads to name and password.
 *
 * @param redirect the way back; '' for none
 * @param said `isResent`: the code is another one, which the screen says; `isJoining`: so is what the login links, which its
 * browser keeps as the form that led to it
 */
export const codeStep = (
  redirect: string,
  { isResent, isJoining }: { readonly isResent: boolean; readonly isJoining: boolean },
): string =>
  withReturn(
    `/login/?step=code${isJoining ? `&${againParameter}=provider-join` : ''}${isResent ? '&sent=1' : ''}`,
    redirect === '' ? null : redirect,
  );
