import { noGoalsOfLogin } from '../../../schemas/screens/callback-path';
import { returnPath } from '../../lib/return-path';

/** Whether a login leads on to the screen: it is not about logins alone. @param path with its query and hash */
export const isGoalOfLogin = (path: string): boolean => {
  const [screen = ''] = path.split(/[?#]/);
  return !noGoalsOfLogin.includes(screen.endsWith('/') ? screen.slice(0, -1) : screen);
};

/** The same as the way back, of a login. */
export const goalOfLogin = (given: string | null | undefined): string | null => {
  const path = returnPath(given);
  return path !== null && isGoalOfLogin(path) ? path : null;
};
