import { normalize } from '../../schemas/contract/normalize';

/**
 * A whole number as people type it, in digits of either width with blanks around; null for anything else, such as what
 * JavaScript would read too (0x2, 1e1, 2.0).
 *
 * @example wholeNumber(' ２ ') // 2
 */
export const wholeNumber = (text: string): number | null => {
  const digits = normalize('digits', text);
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
};
