/** How many cards a member may keep. By itself: messages of errors name it, and every page has them. */
export const mostCards = 5;
