/** Where providers lead back to: the shop names it to them, and its screen reads what they say. */
export const callbackPath = '/oauth/callback';

export const logoutPath = '/mypage/logout';

/** No login leads on to them: one has ended by then, and the other would end it. */
export const noGoalsOfLogin: readonly string[] = [callbackPath, logoutPath];
