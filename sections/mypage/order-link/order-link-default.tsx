import { validators } from 'virtual:noren/validator/order-link';
import { useSubmit } from '../../../flows/submit/index';
import { orderLinkForm } from '../../../schemas/order/order-link.form';
import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { words } from '../../forms/around-form.css';
import { SendingForm } from '../../forms/sending-form';
import type { OrderLinkProps } from './order-link.data';

const form = { ...orderLinkForm, validators };

const usualNote =
  'ご注文番号と、ご注文のときに入力されたメールアドレスを入力してください。ご注文の状況や領収書の画面のリンクを、そのメールアドレスにお送りします。';

/** The same, whether there is such an order or not. */
const Sent = () => (
  <>
    <p className={words} role="status">
      ご入力の内容に合うご注文がある場合は、ご注文の画面のリンクをメールでお送りしました。
    </p>
    <p className={words}>
      しばらくしても届かないときは、迷惑メールのフォルダーと、ご注文番号・メールアドレスをお確かめのうえ、
      <A href="/orders/receipt/link">もう一度お試しください</A>。それでも届かないときは、
      <A href="/contact">お問い合わせ</A>ください。
    </p>
  </>
);

/** Asks for the link of an order once more, where its mail is gone. */
export const View = ({ id, settings, query }: OrderLinkProps) => {
  const face = useSubmit(id);
  const { title, isMemberless } = useShop();
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {query.sent ? (
        <Sent />
      ) : (
        <>
          <p className={words}>{settings.note || usualNote}</p>
          {!isMemberless && (
            <p className={words}>
              会員としてのご注文は、
              <A href="/mypage/order_history">マイページのご注文履歴</A>でご覧いただけます。
            </p>
          )}
          <SendingForm id={id} form={form} face={face} submitLabel="リンクをメールで受け取る" />
        </>
      )}
    </section>
  );
};
