/**
 * In addresses and in what the shop says of a mishap, what opens or counts something: tokens of the shop, 22 signs of all
 * kinds, and numbers in whatever writing, of orders, of places, of telephones. A browser's record has `~` instead.
 * Prices, with a comma after each third digit, are the shop's own.
 */
export const telling = /(?=[\w-]{0,63}[A-Z])[\w-]{16,}|\p{N}[\p{N}－-]{3,}/gu;

export const withoutTelling = (text: string): string => text.replace(telling, '~');
