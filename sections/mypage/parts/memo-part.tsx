import { validators } from 'virtual:noren/validator/order-memo';
import { useSubmit } from '../../../flows/submit/index';
import type { Order } from '../../../schemas/order/order';
import { orderMemoForm } from '../../../schemas/order/order-memo.form';
import { SendingForm } from '../../forms/sending-form';
import { titled } from './documents.css';

const form = { ...orderMemoForm, validators };

interface Props {
  readonly id: string;
  readonly order: Pick<Order, 'id' | 'memo'>;
}

/** What the member notes down of an order; an empty text deletes it. Nobody else reads it, and a guest has none. */
export const MemoPart = ({ id, order: { id: orderId, memo } }: Props) => {
  const face = useSubmit(id);
  if (memo === undefined) return null;
  return (
    <section className={titled} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>メモ</h2>
      <SendingForm
        id={id}
        form={form}
        face={face}
        initial={{ memo: memo?.memo ?? '' }}
        hidden={{ id: orderId, memo_id: String(memo?.id ?? '') }}
        keptAs={`memo-${orderId}`}
        submitLabel="メモを保存する"
        submitKind="outline"
      />
    </section>
  );
};
