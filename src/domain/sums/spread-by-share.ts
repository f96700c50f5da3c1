/**
 * Spreads whole yen over parts by their share with the largest remainder: every part gets its share rounded down, and the
 * yen that are left go to the parts that lost most by it; of equal ones, to the earlier.
 *
 * The parts sum to the amount to the yen, and none gets more than its weight while the amount is not larger than all of
 * them together. All zeros where there is nothing to spread over.
 *
 * @param amountJpy integer, not negative
 * @param weights integers, not negative
 * @example spreadByShare(100, [1, 1, 1]) // [34, 33, 33]
 */
export function spreadByShare(amountJpy: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  // The product of two amounts may be larger than a number holds exactly.
  const shares = weights.map((weight, index) => {
    const product = BigInt(amountJpy) * BigInt(weight);
    return { index, whole: Number(product / BigInt(total)), rest: Number(product % BigInt(total)) };
  });
  const left = amountJpy - shares.reduce((sum, { whole }) => sum + whole, 0);
  const lucky = new Set(
    [...shares]
      .sort((a, b) => b.rest - a.rest || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return shares.map(({ index, whole }) => (lucky.has(index) ? whole + 1 : whole));
}
