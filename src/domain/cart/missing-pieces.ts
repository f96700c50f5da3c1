interface Pieces {
  /** Of the same goods the same; what that is, whoever asks says. */
  readonly goods: number | string;
  readonly quantity: number;
}

/** Of each of the wanted goods, in their order, how many pieces are not there: a piece is there for one of them alone. */
export const missingPieces = (wanted: readonly Pieces[], there: readonly Pieces[]): number[] => {
  const left = new Map<number | string, number>();
  for (const { goods, quantity } of there) left.set(goods, (left.get(goods) ?? 0) + quantity);
  return wanted.map(({ goods, quantity }) => {
    const taken = Math.min(quantity, left.get(goods) ?? 0);
    left.set(goods, (left.get(goods) ?? 0) - taken);
    return quantity - taken;
  });
};
