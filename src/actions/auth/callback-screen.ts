/** The screen that a provider leads back to, with the way back that was asked for. */
import { returnPath, withReturn } from '../../lib/return-path';

export const callbackScreen = (redirect?: string): string => withReturn('/oauth/callback', returnPath(redirect));
