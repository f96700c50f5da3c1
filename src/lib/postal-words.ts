/** A postal code with its hyphen, whether or not it was typed; what is none stays. */
export const hyphenated = (code: string): string => code.replace(/^(\d{3})(\d{4})$/, '$1-$2');

/** A postal code as it is written in an address, whether or not it was typed with its hyphen: `〒920-0000`; '' of none. */
export const postalWords = (code: string): string => code && `〒${hyphenated(code)}`;
