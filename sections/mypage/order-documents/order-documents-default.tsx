import { words } from '../../auth/parts/auth.css';
import { Documents } from '../parts/documents';
import type { OrderDocumentsProps } from './order-documents.data';

/** The documents of a member's order. */
export const View = ({ id, settings: { title, note }, data: { receipt }, query }: OrderDocumentsProps) => (
  <section aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title || '領収書・請求書'}</h2>
    {note && <p className={words}>{note}</p>}
    <Documents
      id={id}
      receipt={receipt}
      order={{ id: receipt.id }}
      isSaved={query.saved === 'receipt'}
      documents={[
        ['領収書', receipt.can_receipt ? '/-/file/document.receipt' : null],
        ['請求書', receipt.can_billing ? '/-/file/document.billing' : null],
        ['御見積書', receipt.can_billing ? '/-/file/document.quotation' : null],
      ]}
    />
  </section>
);
