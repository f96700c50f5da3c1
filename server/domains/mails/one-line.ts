/** Texts that people typed may hold line breaks; a header must not, and a line of a list should not. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
