/**
 * Whether a field would take a text, as far as the classes of its signs say: of what was typed a browser's own stand-in
 * says no more (src/session/recorder.ts), and has 0 for every digit.
 */
import { katakanaPattern, mailHostPattern, phone, postalPattern } from '../contract/fields';
import { email } from '../contract/formats';

const kana = new RegExp(katakanaPattern);
const mailHost = new RegExp(mailHostPattern);
const postal = new RegExp(postalPattern);
/** Ten digits or eleven. */
const phoneDigits = /^\d(?:-?\d){9,10}$/;
/** All that a browser says of letters of full width, which most forms have made narrow ones by then. */
const wide = /^一+$/;

const isPhone = (text: string): boolean => phoneDigits.test(text) && text.length <= phone.maxLength;

/** The texts are normalised (schemas/contract/normalize.ts). */
export const fitting = {
  kana: (text: string): boolean => kana.test(text),
  mail: (text: string): boolean => wide.test(text) || (email.test(text) && mailHost.test(text)),
  phone: (text: string): boolean => isPhone(text) && (/^0-?[1-9]/.test(text) || !/[1-9]/.test(text)),
  postcode: (text: string): boolean => postal.test(text),
} as const;
