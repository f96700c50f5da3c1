import { validators } from 'virtual:noren/validator/receipt';
import type { Receipt } from '../../../schemas/document/receipt';
import { receiptForm } from '../../../schemas/document/receipt.form';
import { fileHref, type FilePath } from '../../../schemas/file-href';
import type { ShownOrder } from '../../../src/domain/shown-order';
import { useSubmit } from '../../../flows/submit/index';
import { useShop } from '../../../src/ui/shop-context';
import { SendingForm } from '../../forms/sending-form';
import { files, made } from './documents.css';

const form = { ...receiptForm, validators };

interface Props {
  readonly id: string;
  readonly receipt: Receipt;
  /** As the calls name it. */
  readonly order: ShownOrder;
  /** Names of the files with where they are; null: there is none of it now. */
  readonly documents: readonly (readonly [name: string, path: FilePath | null])[];
}

/** There will be no receipt of it. */
const isOver = ({ status, total_payment: total, is_refunded: isRefunded = false }: Receipt): boolean =>
  isRefunded || total === 0 || status === 'cancelled' || status === 'returned';

const whyNoReceipt = ({ status, total_payment: total, is_refunded: isRefunded, unprintable }: Receipt): string => {
  if (status === 'cancelled') return 'キャンセルされたご注文のため、書類はお出しできません。';
  if (status === 'returned') return '返品されたご注文のため、領収書はお出しできません。';
  if (isRefunded) return '全額ご返金済み（お手続き中を含みます）のため、領収書はお出しできません。';
  if (total === 0) return 'お支払いがなかったご注文のため、領収書はありません。';
  if (unprintable !== undefined)
    return `領収書に「${unprintable}」は印刷できません。宛名・但し書きを変えてから、領収書をお受け取りください。`;
  return '領収書は、お支払いを確認できてからお出しします。カードとスマホ決済は、発送のときにお支払いとなります。';
};

/** The documents of an order as files, and what its receipt says. */
export const Documents = ({ id, receipt, order, documents }: Props) => {
  const face = useSubmit(id);
  const { prefix, posted } = useShop();
  // Refused without script: what is wrong stands in there.
  const isRefused = posted?.action === receiptForm.schema.$id;
  const { is_issued: isIssued, can_receipt: canReceipt, receipt_info: info } = receipt;
  const isAsked = receipt.unprintable !== undefined && !isOver(receipt);
  return (
    <div className={made}>
      {!canReceipt && <p>{whyNoReceipt(receipt)}</p>}
      {documents.some(([, path]) => path !== null) && (
        <ul className={files}>
          {documents.map(
            ([name, path]) =>
              path !== null && (
                <li key={path}>
                  <a href={`${prefix}${fileHref(path, { ...order })}`} download>
                    {name}をダウンロード（PDF）
                  </a>
                </li>
              ),
          )}
        </ul>
      )}
      {(canReceipt || !isOver(receipt)) && (
        <details open={isAsked || face.phase !== 'idle' || isRefused || undefined}>
          <summary>領収書の宛名・但し書きを変える</summary>
          {isIssued && <p>一度お出しした領収書です。次からは「再発行」と記されます。</p>}
          <SendingForm
            id={id}
            form={form}
            face={face}
            initial={info}
            hidden={{ ...order }}
            keptAs={`receipt-${receipt.id}`}
            submitLabel="この内容で保存する"
          />
        </details>
      )}
    </div>
  );
};
