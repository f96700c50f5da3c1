export interface Restocked {
  readonly is_made_to_order: boolean;
  /** Pieces that can be sold from the shelf. */
  readonly available: number;
  readonly restock_days: number;
}

/**
 * Days, as the calendar counts them, until the shop has so many pieces: none while they are on the shelf. What is not made
 * to order is not sold beyond it.
 */
export const restockDaysOf = (sku: Restocked, pieces: number): number =>
  sku.is_made_to_order && pieces > sku.available ? sku.restock_days : 0;
