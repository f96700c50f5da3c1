/** The longest path of the shop that leads somebody back: as an address has it, so that mails, headers and cookies hold it. */
export const mostWayBackSigns = 2_000;
