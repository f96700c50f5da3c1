/**
 * The way from a screen to the login, and back to it. Screens of one visitor alone, whose addresses may hold a secret, have a way
 * of their own where they want one; tops, and what is about logging in, are nowhere to come back to.
 */
interface Place {
  readonly page: string;
  /** Path and query that the screen is drawn from, within the shop. */
  readonly url: string;
  /** Of a visitor's own screen alone. */
  readonly drawnAt?: number;
}

export const wayToLogin = ({ page, url, drawnAt }: Place): string =>
  drawnAt !== undefined || /^(?:top|ec|login|register|reminder|verify|keycode)\b/.test(page)
    ? '/login/'
    : `/login/?redirect=${encodeURIComponent(url)}`;
