/** The number as one taps it: `tel:` takes digits only. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
