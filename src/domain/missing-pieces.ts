interface Pieces {
  readonly sku_id: number;
  readonly quantity: number;
}

/** Of each of the wanted goods, in their order, how many pieces the lines have not: a piece is there for one of them alone. */
export const missingPieces = (wanted: readonly Pieces[], lines: readonly Pieces[]): number[] => {
  const left = new Map<number, number>();
  for (const { sku_id: id, quantity } of lines) left.set(id, (left.get(id) ?? 0) + quantity);
  return wanted.map(({ sku_id: id, quantity }) => {
    const there = Math.min(quantity, left.get(id) ?? 0);
    left.set(id, (left.get(id) ?? 0) - there);
    return quantity - there;
  });
};
