// Written by `npm run index` from the files that it lists.
/** The sections that this theme draws its own way. */
export const variants = {};
