/**
 * In addresses and in what the shop says of a mishap, what opens or counts something: tokens of the shop, 22 signs, numbers
 * in whatever writing, of orders, of places, of telephones, and what goods were searched for by. A browser's record has `~`
 * instead. Prices, with a comma before each three digits, are the shop's own.
 */
export const telling = /keyword\W[^&]*|[\w-]{20,}|\p{N}[\p{N}－-]{3,}/gu;

export const withoutTelling = (text: string): string => text.replace(telling, '~');
