import { type ReactNode } from 'react';
import type { Cart } from '../../../schemas/cart/cart';
import { cartPath, pathOfStep } from '../../../src/domain/checkout-steps';
import { A } from '../../../src/ui/a';
import { addressWords, ordererName } from '../../../src/domain/delivery/delivery-words';
import { LineItem } from '../parts/line-item';
import { alarm } from '../../../src/ui/styles/remark.css';
import { compact } from '../parts/cart-parts.css';
import { ReducedRate } from '../order-parts/reduced-rate';
import { Receiver, receiversOf } from '../parts/receivers';
import { SumsList } from '../parts/sums-list';
import { ConfirmedItem } from './confirmed-item';
import type { ConfirmationProps } from './confirmation.data';
import { LostBenefits } from './lost-benefits';

interface Props {
  readonly id: string;
  readonly cart: Cart;
}

export const Amounts = ({ id, cart }: Props) => {
  const receivers = receiversOf(cart.detail.shippings);
  return (
    <ConfirmedItem id={`${id}-amounts`} title="ご注文の商品と数量" change={cartPath}>
      <ul className={compact} aria-label="ご注文の商品">
        {cart.detail.products.map((line) => (
          <LineItem key={line.key} line={line}>
            <Receiver name={receivers.get(line.shipping_key)} />
            {line.issue && <span className={alarm}>{line.issue.message}</span>}
          </LineItem>
        ))}
      </ul>
      <p>合計 {cart.count}点</p>
    </ConfirmedItem>
  );
};

/** 販売価格, with carriage, fees and the tax per rate */
export const Prices = ({ id, cart }: Props) => (
  <ConfirmedItem id={`${id}-prices`} title="お支払い金額" change={cartPath}>
    <SumsList totals={cart.detail.order} coupons={cart.detail.coupons} />
    <ReducedRate {...cart.detail.order} />
    <LostBenefits cart={cart} />
  </ConfirmedItem>
);

interface PaymentProps extends Props {
  /** Why it was not paid so; null: nothing is known. */
  readonly fault: string | null;
}

/** 支払の時期・方法 */
export const Payment = ({ id, cart: { payment }, fault }: PaymentProps) => (
  <ConfirmedItem id={`${id}-payment`} title="お支払いの方法と時期" change={pathOfStep('payment')}>
    <p>
      {payment?.name ?? '未選択'}
      {payment?.masked_number && `（**** ${payment.masked_number.slice(-4)}）`}
      {payment?.kind === 'card' && !payment.masked_number && '（カード情報をご入力ください）'}
    </p>
    {fault && <p className={alarm}>{fault}</p>}
    {payment?.description && <p>{payment.description}</p>}
  </ConfirmedItem>
);

/** Who orders */
export const Customer = ({ id, cart: { orderer } }: Props) =>
  orderer && (
    <ConfirmedItem id={`${id}-orderer`} title="ご注文者" change={pathOfStep('orderer')}>
      <p>
        {ordererName(orderer)} 様（{orderer.last_name_kana} {orderer.first_name_kana}）
        <br />
        {addressWords(orderer)}
        <br />
        電話 {orderer.phone_number}
        <br />
        {orderer.email}
      </p>
    </ConfirmedItem>
  );

interface TermsProps {
  readonly id: string;
  readonly settings: ConfirmationProps['settings'];
  /** What the shop adds about returns. */
  readonly more: ReactNode;
}

/** 申込期間 where there is one, and 撤回・解除 */
export const Terms = ({ id, settings: { applicationPeriod, cancellation }, more }: TermsProps) => (
  <>
    {applicationPeriod && (
      <ConfirmedItem id={`${id}-period`} title="お申し込みの期間">
        <p>{applicationPeriod}</p>
      </ConfirmedItem>
    )}
    <ConfirmedItem id={`${id}-cancellation`} title="お申し込みの撤回・解除（返品）">
      <p>{cancellation}</p>
      {more}
      <p>
        <A href="/law">特定商取引法に基づく表記</A>
      </p>
    </ConfirmedItem>
  </>
);
