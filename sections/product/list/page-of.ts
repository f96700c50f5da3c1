/** A page number from an address; the first where it says none or nonsense. */
export const pageOf = (text: string | undefined): number => (text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1);
