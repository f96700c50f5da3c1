/** Where providers lead back to: the shop names it to them, and its screen reads what they say. */
export const callbackPath = '/oauth/callback';
