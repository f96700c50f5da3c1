import { formatTime } from '../../../src/lib/dates';
import { formatNumber } from '../../../src/lib/numbers';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { words } from '../../auth/parts/auth.css';
import { ToldList } from '../../auth/parts/told-list';
import { Documents } from '../parts/documents';
import type { GuestReceiptProps } from './guest-receipt.data';

/** The documents of an order, for whoever has its number and token. */
export const View = ({ id, settings, data: { receipt }, query: { no = '', t = '', saved } }: GuestReceiptProps) => {
  const { title } = useShop();
  const told = [
    { name: 'number', title: 'ご注文番号', text: receipt.order_no },
    { name: 'at', title: 'ご注文日', text: formatTime(receipt.ordered_at) },
    { name: 'total', title: '合計（税込）', text: `${formatNumber(receipt.total_payment)}円` },
  ];
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {settings.note && <p className={words}>{settings.note}</p>}
      <ToldList told={told} />
      <Documents
        id={id}
        receipt={receipt}
        order={{ no, t }}
        isSaved={saved === 'receipt'}
        documents={[
          ['領収書', receipt.can_receipt ? '/-/file/document.guestReceipt' : null],
          ['請求書', receipt.can_billing ? '/-/file/document.guestBilling' : null],
        ]}
      />
    </section>
  );
};
