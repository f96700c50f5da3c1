import { noGoalsOfLogin } from '../../../schemas/screens/callback-path';
import { returnPath, unescaped } from '../return-path';

/** However it is spelt: its screen is drawn at any case and with any slashes at the end, and more must not lead there either. */
const plain = (screen: string): string =>
  unescaped(screen)
    .replaceAll(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();

/** Whether a login leads on to the screen: it is not about logins alone. @param path with its query and hash */
export const isGoalOfLogin = (path: string): boolean => {
  const [screen = ''] = path.split(/[?#]/);
  return !noGoalsOfLogin.includes(plain(screen));
};

/** The same as the way back, of a login. */
export const goalOfLogin = (given: string | null | undefined): string | null => {
  const path = returnPath(given);
  return path !== null && isGoalOfLogin(path) ? path : null;
};
