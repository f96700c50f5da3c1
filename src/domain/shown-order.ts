/** Which order a screen shows: the member's own by its id, or that of whoever has its number and token. */
import { receiptPath } from '../../schemas/document/receipt-path';

export type ShownOrder = { readonly id: string } | { readonly no: string; readonly t: string };

type Named = Readonly<Record<string, string>>;

/** As its screen's address names it. */
export const shownOrder = ({
  params: { key },
  query: { no = '', t = '' },
}: {
  params: Named;
  query: Named;
}): ShownOrder => (key === undefined ? { no, t } : { id: key });

/** As a form names it: what `shownOrder` answers stands in its hidden fields. */
export const orderOf = ({ id = '', no = '', t = '' }: Named): ShownOrder => (id === '' ? { no, t } : { id });

/** Of the heading of its documents, to which its screen's address may lead. */
export const documentsId = 'documents';

/** Of the form that orders the same goods again. */
export const orderAgainId = 'order-again';

/** Of the heading that asks whether it is to be cancelled. */
export const cancelId = 'cancel';

/** The order's screen, below a channel's prefix. @param asked further parameters of its query */
export const orderPath = (order: ShownOrder, asked: Named = {}): string => {
  const more = new URLSearchParams(asked).toString();
  if ('id' in order) return `/mypage/order_history/${encodeURIComponent(order.id)}${more && `?${more}`}`;
  return `${receiptPath({ order_no: order.no, token: order.t })}${more && `&${more}`}`;
};
