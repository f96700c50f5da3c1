/** What a guest alone can do: where a logout leads whoever is on the way to it. */
export const nextsOfLogout = {
  login: '/login/',
  reminder: '/reminder',
  'reminder-username': '/reminder/username',
  'password-reset': '/reminder/reset',
  'username-reset': '/reminder/username/reset',
  'verify-email': '/verify/email',
} as const;

export type NextOfLogout = keyof typeof nextsOfLogout;

export const isNextOfLogout = (next: string | undefined): next is NextOfLogout =>
  next !== undefined && Object.hasOwn(nextsOfLogout, next);
