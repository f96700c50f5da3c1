/** How many of something go into a cart; what can be had of it now bounds it further (`max_quantity`). */
export const quantity = { type: 'integer', title: '数量', minimum: 1, maximum: 9999 } as const;
