/** How a screen that was drawn for a member says whose it is, with all that it sends (server/request/member-mark.ts). */

/** Of a call. */
export const memberHeader = 'x-drawn-for';
/** The cookie by which scripts know when somebody else has logged in; it says no more than the mark. */
export const memberCookie = 'login_of';
