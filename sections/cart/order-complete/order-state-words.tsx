import { isWhole, type OrderState, type TemporaryOrder } from '../../../schemas/order/order';
import { isStanding } from '../../../schemas/order-terms/order-states';
import { cartPath } from '../../../src/domain/checkout-steps';
import { orderNextWords } from '../../../src/domain/order-words';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { EmptyState } from '../../../src/ui/empty-state';
import type { OrderCompleteProps } from './order-complete.data';

export type ShownOrder = OrderCompleteProps['data']['order'];

/** The order is not settled: it waits for the payment service, or was given up. */
const Unsettled = ({ status, order_no: number }: OrderState) =>
  status === 'payment_failed' ? (
    <EmptyState
      title="お支払いを完了できませんでした"
      text="ご注文は承っておりません。お支払い方法をお選び直しください。"
    >
      <A className={button.primary} href={cartPath}>
        カートに戻る
      </A>
    </EmptyState>
  ) : (
    <EmptyState
      title="お支払いを確認しています"
      text={`ご注文番号 ${number}。確認ができしだい、メールでお知らせします。もう一度ご注文いただく必要はありません。`}
    >
      <a className={button.primary} href="">
        最新の状況を見る
      </a>
    </EmptyState>
  );

/** The order waits for its shopper at the page of the payment service: they have come back without an end, or look again. */
const ToPay = ({ order_no: number, payment, url }: TemporaryOrder & { readonly url: string }) => (
  <EmptyState
    title="お支払いのお手続きが途中です"
    text={`ご注文番号 ${number}。${payment.kind === 'card' ? 'カード会社' : payment.name}の画面でお手続きを終えられると、ご注文が成立します。終わらないまま期限を過ぎると、ご注文は成立しません。商品はカートに残り、お支払い方法を選び直していただけます。`}
  >
    <a className={button.primary} href={url} data-native="">
      お支払いのお手続きに戻る
    </a>
  </EmptyState>
);

/** What becomes of its money is told to whoever ordered. */
const Cancelled = ({ order }: { readonly order: TemporaryOrder | OrderState }) => (
  <EmptyState
    title="このご注文は取り消されました"
    text={`ご注文番号 ${order.order_no}。${isWhole(order) ? orderNextWords(order) : 'これからのお支払いは必要ありません。'}ご不明な点は、お手数ですがお問い合わせください。`}
  >
    <A className={button.primary} href="/product">
      商品を探す
    </A>
  </EmptyState>
);

/** Of an order that another browser placed, or one that keeps no cookies. */
const NumberOnly = ({ order_no: number }: OrderState) => (
  <EmptyState
    title="ご注文を承っています"
    text={`ご注文番号 ${number}。ご注文の内容は、お手続きをされたブラウザーか、お送りしたメールでご確認いただけます。`}
  >
    <A className={button.primary} href="/">
      トップページへ戻る
    </A>
  </EmptyState>
);

const NotFound = () => (
  <EmptyState
    title="ご注文内容を表示できる時間を過ぎました"
    text="ご注文の内容は、お送りしたメールでご確認いただけます。"
  >
    <A className={button.primary} href="/">
      トップページへ戻る
    </A>
  </EmptyState>
);

/** In place of the order where there is none to thank for. */
export const OrderStateWords = ({ order }: { readonly order: ShownOrder }) => {
  if (order === null) return <NotFound />;
  if (order.status === 'cancelled') return <Cancelled order={order} />;
  if (isStanding(order.status)) return <NumberOnly {...order} />;
  if (isWhole(order) && order.challenge_url !== undefined) return <ToPay {...order} url={order.challenge_url} />;
  return <Unsettled {...order} />;
};
