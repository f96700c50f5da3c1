/** In the address that a plain form is posted to: whose the screen is that it stands on (src/lib/member-mark.ts). */
export const memberParameter = 'of';
