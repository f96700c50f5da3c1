import { withReturn } from './return-path';

interface Here {
  /** Path and query that the screen is drawn from, within the shop. */
  readonly url: string;
  readonly isNoWayBack?: true;
}

/** From a screen that is drawn for everyone to the login, and back where that is somewhere to come back to. */
export const wayToLogin = ({ url, isNoWayBack }: Here): string => withReturn('/login/', isNoWayBack ? null : url);
