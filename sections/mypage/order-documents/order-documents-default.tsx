import type { Receipt } from '../../../schemas/document/receipt';
import type { FilePath } from '../../../schemas/file-href';
import { documentsId, shownOrder } from '../../../src/domain/shown-order';
import { words } from '../../forms/around-form.css';
import { Documents } from '../parts/documents';
import { titled } from '../parts/documents.css';
import type { OrderDocumentsProps } from './order-documents.data';

/** The files that there are of an order, with where they are; null: there is none of it now. */
const filesOf = (
  { can_receipt: canReceipt, can_billing: canBilling }: Receipt,
  isOwn: boolean,
): readonly (readonly [name: string, path: FilePath | null])[] =>
  isOwn
    ? [
        ['領収書', canReceipt ? '/-/file/document.receipt' : null],
        ['請求書', canBilling ? '/-/file/document.billing' : null],
        ['御見積書', canBilling ? '/-/file/document.quotation' : null],
      ]
    : [
        ['領収書', canReceipt ? '/-/file/document.guestReceipt' : null],
        ['請求書', canBilling ? '/-/file/document.guestBilling' : null],
      ];

/** The documents of an order: a member's, or that of whoever has its number and token. */
export const View = ({ id, settings: { title, note }, data: { receipt }, params, query }: OrderDocumentsProps) => {
  const order = shownOrder({ params, query });
  return (
    <section className={titled} aria-labelledby={documentsId}>
      <h2 id={documentsId} tabIndex={-1}>
        {title || '領収書・請求書'}
      </h2>
      {note && <p className={words}>{note}</p>}
      <Documents id={id} receipt={receipt} order={order} documents={filesOf(receipt, 'id' in order)} />
    </section>
  );
};
