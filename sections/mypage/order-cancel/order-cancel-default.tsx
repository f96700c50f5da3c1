import { useEffect } from 'react';
import { validators } from 'virtual:noren/validator/order-cancel';
import { useSubmit } from '../../../flows/submit/index';
import { orderCancelForm } from '../../../schemas/order/order-cancel.form';
import { toBeVoidedWords } from '../../../src/domain/payment-words';
import { cancelId, orderPath, shownOrder, type ShownOrder } from '../../../src/domain/shown-order';
import { forgetPlacedOrder } from '../../../src/session/forget-placed-order';
import { A } from '../../../src/ui/a';
import { useArrivalFocus } from '../../../src/ui/focus';
import { useShop } from '../../../src/ui/shop-context';
import { beneath, words } from '../../forms/around-form.css';
import { SendingForm } from '../../forms/sending-form';
import { asked } from './order-cancel-default.css';
import type { OrderCancelProps } from './order-cancel.data';

type Props = Pick<OrderCancelProps, 'id' | 'settings' | 'data'> & { readonly shown: ShownOrder };

const form = { ...orderCancelForm, validators };

const usual = 'キャンセルすると、元に戻せません。';

/** What becomes of the money. */
const moneyWords = (payment: OrderCancelProps['data']['order']['payment']): string => {
  if (payment.kind === 'none') return '';
  if (payment.status === 'paid') return 'お支払い済みの代金のご返金について、お店からご連絡します。';
  return toBeVoidedWords(payment) ?? 'お支払いは必要なくなります。';
};

/** What it means for whom it was to be given to. */
const giftWords: Partial<Record<NonNullable<OrderCancelProps['data']['order']['gift']>, string>> = {
  waiting: 'ギフトのリンクは、お送りになったものも開けなくなります。',
  received:
    '受け取る方のお手続きが済んでいますが、ギフトはお届けされません。受け取る方へは、お客さまからお伝えください。',
};

const Ask = ({ id, settings: { title, note }, data: { order }, shown }: Props) => {
  const face = useSubmit(id);
  return (
    <section className={asked} aria-labelledby={cancelId}>
      <h2 ref={useArrivalFocus<HTMLHeadingElement>(true)} id={cancelId} tabIndex={-1}>
        {title || 'このご注文をキャンセルしますか'}
      </h2>
      <p className={words}>
        {note || usual}
        {order.gift && giftWords[order.gift]}
        {moneyWords(order.payment)}
        {order.isLowered && 'お使いになったクーポン・ポイントはお戻しします。'}
      </p>
      <SendingForm
        id={id}
        form={form}
        face={face}
        hidden={{ ...shown }}
        keptAs={order.id}
        submitLabel="ご注文をキャンセルする"
      />
      <p className={beneath}>
        <A href={orderPath(shown)}>キャンセルせずに、ご注文内容へ戻る</A>
      </p>
    </section>
  );
};

/** The cart, in another tab too, does not say of a cancelled order that it stands. */
const useForgotten = ({ orderNo, isCancelled }: OrderCancelProps['data']['order']): void => {
  const { channel } = useShop();
  useEffect(() => {
    if (isCancelled) forgetPlacedOrder(channel, orderNo);
  }, [channel, orderNo, isCancelled]);
};

/** Whoever has asked to cancel is asked once more, and may say why. */
export const View = ({ id, settings, data, params, query }: OrderCancelProps) => {
  useForgotten(data.order);
  // Where nothing is drawn at all, nothing runs in the browser.
  if (data.order.isCancelled) return <span hidden />;
  return query.cancel !== undefined && data.order.canCancel ? (
    <Ask {...{ id, settings, data, shown: shownOrder({ params, query }) }} />
  ) : null;
};
