/** Where a member's second factor is set. */
export const screen = '/mypage/user_info';

/** The top, where it is said: without a place of its own the address would keep that of the form, far below. */
export const factorSet = `${screen}#main`;
