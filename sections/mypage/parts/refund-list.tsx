import { Fragment } from 'react';
import type { Order } from '../../../schemas/order/order';
import { leftAfterRefunds } from '../../../src/domain/order-words';
import { formatDate } from '../../../src/lib/dates';
import { formatNumber } from '../../../src/lib/numbers';
import { sums } from '../../cart/parts/cart-parts.css';
import { TaxRows } from '../../cart/parts/sums-list';
import { Yen } from '../../cart/parts/yen';

/** What went back of an order, with the tax per rate in it (適格返還請求書), and what is left. Nothing where nothing did. */
export const RefundList = ({
  order: { refunds = [], returned_points: points = 0, totals },
}: {
  readonly order: Order;
}) =>
  (refunds.length > 0 || points > 0) && (
    <dl className={sums} aria-label={refunds.length > 0 ? 'ご返金' : 'お返ししたポイント'}>
      {refunds.map(({ amount, returned_at: at, taxes }, place) => (
        <Fragment key={place}>
          <div>
            <dt>{at === null ? 'ご返金（手続き中）' : `ご返金（${formatDate(at)}）`}</dt>
            <dd>
              <Yen amount={amount} minus />
            </dd>
          </div>
          <TaxRows taxes={taxes} />
        </Fragment>
      ))}
      {points > 0 && (
        <div>
          <dt>お返ししたポイント</dt>
          <dd>{formatNumber(points)}ポイント</dd>
        </div>
      )}
      {refunds.length > 0 && (
        <div data-total="">
          <dt>ご返金後の合計（税込）</dt>
          <dd>
            <Yen amount={leftAfterRefunds(totals, refunds)} />
          </dd>
        </div>
      )}
    </dl>
  );
