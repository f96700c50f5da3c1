/** So long a name is locked after too many tries. By itself: messages of errors name it, and every page has them. */
export const lockMinutes = 30;
