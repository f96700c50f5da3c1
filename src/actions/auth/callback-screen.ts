/** The screen that a provider leads back to, with the way back that was asked for. */
import { returnPath } from '../../lib/return-path';

export const callbackScreen = (redirect?: string): string => {
  const back = returnPath(redirect);
  return back === null ? '/oauth/callback' : `/oauth/callback?redirect=${encodeURIComponent(back)}`;
};
