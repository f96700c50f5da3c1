/** The screen that a provider leads back to, with the way back that was asked for. */
import { callbackPath } from '../../../schemas/screens/callback-path';
import { returnPath } from '../../domain/return-path';
import { withReturn } from '../../lib/way-to-login';

export const callbackScreen = (redirect?: string): string => withReturn(callbackPath, returnPath(redirect));
