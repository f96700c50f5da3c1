/** The screen that a provider leads back to, with the way back that was asked for. */
import { returnPath } from '../../lib/return-path';
import { withReturn } from '../../lib/way-to-login';

export const callbackScreen = (redirect?: string): string => withReturn('/oauth/callback', returnPath(redirect));
