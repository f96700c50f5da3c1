import type { Order } from '../../../schemas/order/order';
import { leftAfterRefunds } from '../../../src/domain/order-words';
import { formatDate } from '../../../src/lib/dates';
import { formatNumber } from '../../../src/lib/numbers';
import { sums } from '../../cart/parts/parts.css';
import { Yen } from '../../cart/parts/yen';

/** What went back of an order, with the tax per rate in it (適格返還請求書), and what is left. Nothing where nothing did. */
export const RefundList = ({ order: { refunds = [], totals } }: { readonly order: Order }) =>
  refunds.length > 0 && (
    <dl className={sums} aria-label="ご返金">
      {refunds.map(({ amount, returned_at: at, taxes }, place) => [
        <div key={`${place}`}>
          <dt>{at === null ? 'ご返金（手続き中）' : `ご返金（${formatDate(at)}）`}</dt>
          <dd>
            <Yen amount={amount} minus />
          </dd>
        </div>,
        ...taxes.map(({ percent, amount: part, tax }) => (
          <div key={`${place} ${percent}`} data-tax="">
            <dt>{percent === 8 ? '8%対象（※）' : `${percent}%対象`}</dt>
            <dd>
              {formatNumber(part)}円（内消費税 {formatNumber(tax)}円）
            </dd>
          </div>
        )),
      ])}
      <div data-total="">
        <dt>ご返金後の合計（税込）</dt>
        <dd>
          <Yen amount={leftAfterRefunds(totals, refunds)} />
        </dd>
      </div>
    </dl>
  );
