/**
 * A card's last month. Cards show month and year (12/30), forms elsewhere ask for other orders, and browsers fill in
 * theirs; the contract's form is yyyymm. What cannot be read stays as it is, for the form to say so.
 */

const monthFirst = /^(0?[1-9]|1[0-2])\D{1,3}(?:20)?(\d{2})\D?$/;
const yearFirst = /^(20\d{2})\D{0,3}(0[1-9]|1[0-2])\D?$/;
const yearFirstShort = /^(20\d{2})\D{1,3}([1-9])\D?$/;
const digitsOnly = /^(0[1-9]|1[0-2])(?:20)?(\d{2})$/;

interface Month {
  readonly year: string;
  readonly month: string;
}

const monthOf = (text: string): Month | null => {
  const [, year, late] = yearFirst.exec(text) ?? yearFirstShort.exec(text) ?? [];
  if (year !== undefined && late !== undefined) return { year, month: late.padStart(2, '0') };
  const [, month, short] = monthFirst.exec(text) ?? digitsOnly.exec(text) ?? [];
  return month !== undefined && short !== undefined ? { year: `20${short}`, month: month.padStart(2, '0') } : null;
};

/** As it stands on the card: `12/30` for `1230`, `203012`, `2030/12` or `12/2030`. */
export const shownExpiration = (text: string): string => {
  const found = monthOf(text);
  return found ? `${found.month}/${found.year.slice(2)}` : text;
};

/** As it is sent: `203012`. */
export const sentExpiration = (text: string): string => {
  const found = monthOf(text);
  return found ? `${found.year}${found.month}` : text;
};
