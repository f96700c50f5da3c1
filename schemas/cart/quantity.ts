/** As the tables take them. */
export const mostPieces = 9999;
/** Lines of a cart, and of a change of it: a SKU has one for each address that some of it goes to. */
export const mostLines = 100;

/** How many of something go into a cart; what can be had of it now bounds it further (`max_quantity`). */
export const quantity = { type: 'integer', title: '数量', minimum: 1, maximum: mostPieces } as const;
