interface Coupon {
  readonly name: string;
  /** That it takes off; 0: it does not apply. */
  readonly amount: number;
}

/**
 * What coupons take off, as sums are listed: each by its name; as one where they are not told one by one. Integer JPY.
 *
 * @example couponRows({ total_discount: 500 }, [{ name: '秋の500円', amount: 500 }]) // [['クーポン割引（秋の500円）', 500]]
 */
export const couponRows = (
  { total_discount: discount }: { readonly total_discount: number },
  coupons: readonly Coupon[] = [],
): readonly (readonly [words: string, amount: number])[] => {
  const applied = coupons.filter(({ amount }) => amount > 0);
  const told = applied.reduce((sum, { amount }) => sum + amount, 0);
  if (told !== discount) return [['クーポン割引', discount]];
  return applied.map(({ name, amount }) => [`クーポン割引（${name}）`, amount]);
};
