/**
 * A page number from an address; the first where it says none or nonsense. What a list shows and what the head says of
 * it are read by this one rule, within what the calls take (`pageQuery`).
 */
export const pageOf = (text: string | undefined): number => (text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1);
