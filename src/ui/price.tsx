import { formatNumber } from '../lib/numbers';
import { large, price } from './price.css';

interface Props {
  /** Tax included. */
  readonly priceJpy: number;
  /** The regular price where it is higher: shown struck through, with its name. */
  readonly listPriceJpy?: number | null | undefined;
  /** Variants differ: this is the lowest price. */
  readonly isFrom?: boolean;
  readonly size?: 'list' | 'large';
}

/** `1,980円（税込）`, `1,980円から（税込）`, or with the regular price above it. */
export const Price = ({ priceJpy, listPriceJpy, isFrom = false, size = 'list' }: Props) => {
  const amount = (
    <>
      <b>{formatNumber(priceJpy)}</b>
      {isFrom ? '円から' : '円'}
    </>
  );
  const isReduced = listPriceJpy != null && listPriceJpy > priceJpy;
  return (
    <p className={size === 'large' ? large : price}>
      {isReduced && (
        <span>
          通常価格 <s>{`${formatNumber(listPriceJpy)}円`}</s>
        </span>
      )}
      {isReduced ? <ins>{amount}</ins> : amount}
      <small>（税込）</small>
    </p>
  );
};
