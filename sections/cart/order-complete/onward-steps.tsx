/** Steps between an order and its arrival, each done or still to come. */
import type { TemporaryOrder } from '../../../schemas/order/order';
import type { OrderStatus } from '../../../schemas/order-terms/order-states';
import { isPaidAhead, payByOf } from '../../../src/domain/payment-words';
import { formatDate } from '../../../src/lib/dates';

export const doneIf = (isDone: boolean) => (isDone ? { 'data-done': '' } : {});

/** Of what is paid in advance; it leaves when the money is there. */
export const PaymentStep = ({ payment }: Pick<TemporaryOrder, 'payment'>) => {
  const payBy = payByOf(payment);
  if (payBy === null && !isPaidAhead(payment)) return null;
  return (
    <li {...doneIf(payBy === null)}>
      <b>お支払い</b>
      <span>
        {payBy === null ? 'ご入金を確認しました。' : `${formatDate(payBy)}までに、${payment.name}でお支払いください。`}
      </span>
    </li>
  );
};

const sent: readonly OrderStatus[] = ['shipped', 'delivered', 'returned'];

export const DispatchStep = ({
  status,
  isToBePaid,
}: Pick<TemporaryOrder, 'status'> & { readonly isToBePaid: boolean }) => {
  const isSent = sent.includes(status);
  const awaited = isToBePaid ? 'ご入金を確かめてから発送します。' : '準備が整いしだい発送します。';
  return (
    <li {...doneIf(isSent)}>
      <b>発送</b>
      <span>{isSent ? '発送しました。' : awaited}</span>
    </li>
  );
};
