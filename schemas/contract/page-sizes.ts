/** How many entries a page of a list has: figures alone, since a browser needs them without the schemas. */

/** The defaults for an answer that lacks a header. */
export const pageDefaults = { total: 0, per: 10, last: 1, current: 1 } as const;
export const productsPerPage = 15;
/** Of a list with pages, or of one that is cut off: no answer holds more entries. */
export const mostPerPage = 100;
