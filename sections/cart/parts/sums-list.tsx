import type { Totals } from '../../../schemas/cart/totals';
import { carriageAlone, paidRates, sumRows } from '../../../src/domain/sums/sum-rows';
import { formatNumber } from '../../../src/lib/numbers';
import { sums } from './cart-parts.css';
import { Yen } from './yen';

interface Props {
  readonly totals: Totals;
  /** What each coupon takes off. */
  readonly coupons?: Parameters<typeof sumRows>[1];
  /** `estimate`: nobody knows yet where it goes, so the carriage is the usual one. */
  readonly carriage?: 'known' | 'estimate';
}

const rateName = (percent: number): string => (percent === 8 ? '8%対象（※）' : `${percent}%対象`);

/** The tax per rate in a sum (適格請求書, 適格返還請求書): rows of a list of sums. */
export const TaxRows = (sum: Pick<Totals, 'taxes'>) =>
  paidRates(sum).map(({ percent, amount, tax }) => (
    <div key={percent} data-tax="">
      <dt>{rateName(percent)}</dt>
      <dd>
        {formatNumber(amount)}円（内消費税 {formatNumber(tax)}円）
      </dd>
    </div>
  ));

/** The sums of a cart or an order, tax included, with the tax per rate (総額表示, 適格請求書). */
export const SumsList = ({ totals, coupons, carriage = 'known' }: Props) => {
  const ownCarriage = carriageAlone(totals);
  return (
    <dl className={sums}>
      <div>
        <dt>商品合計</dt>
        <dd>
          <Yen amount={totals.total_products} />
        </dd>
      </div>
      <div>
        <dt>{carriage === 'estimate' ? '送料（目安）' : '送料'}</dt>
        <dd>{ownCarriage === 0 ? '無料' : <Yen amount={ownCarriage} />}</dd>
      </div>
      {sumRows(totals, coupons).map(([name, amount], at) => (
        <div key={at}>
          <dt>{name}</dt>
          <dd>
            <Yen amount={Math.abs(amount)} minus={amount < 0} />
          </dd>
        </div>
      ))}
      <div data-total="">
        <dt>合計（税込）</dt>
        <dd>
          <Yen amount={totals.total_payment} />
        </dd>
      </div>
      <TaxRows taxes={totals.taxes} />
    </dl>
  );
};
