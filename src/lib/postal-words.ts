/** A postal code as it is written in an address, whether or not it was typed with its hyphen: `〒920-0000`; '' of none. */
export const postalWords = (code: string): string => code && `〒${code.replace(/^\d{3}(?=\d)/, '$&-')}`;
