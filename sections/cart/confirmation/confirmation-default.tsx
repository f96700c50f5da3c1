import { type FormEvent } from 'react';
import { useCart } from '../../../flows/cart/index';
import { useCheckout, type CheckoutFace } from '../../../flows/checkout/index';
import type { Cart } from '../../../schemas/cart/cart';
import type { CheckoutStep } from '../../../schemas/cart/steps';
import type { ErrorCode } from '../../../schemas/shop-errors';
import { pathOfStep, sellingStopped } from '../../../src/domain/checkout-steps';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { EmptyState } from '../../../src/ui/empty-state';
import { useShop } from '../../../src/ui/shop-context';
import { useDoAction } from '../parts/do-action';
import { FlowError } from '../../../src/ui/flow-error';
import { useSaidFocus } from '../../../src/ui/focus';
import { alarm, remark } from '../../../src/ui/styles/remark.css';
import { readSection } from '../parts/cart-parts.css';
import { notPaid, sentBack, sentToPay } from '../parts/sent-back';
import { bill, decide as decideClass, items, settle, sheet } from './confirmation-default.css';
import type { ConfirmationProps } from './confirmation.data';
import { Changed, changedCode, changedWords, useChanged } from './changed';
import { daysTold } from './moved-days';
import { Deliveries } from './confirmed-deliveries';
import { Amounts, Customer, Payment, Prices, Terms } from './confirmed-items';

/** Nothing stands in the way but prices that the shopper has to take note of. */
const isOnlyDearer = ({ detail }: Cart): boolean =>
  detail.products.some(({ issue }) => issue?.is_blocking) &&
  detail.products.every(({ issue }) => !issue?.is_blocking || issue.code === 'price_changed');

interface BlockedProps {
  readonly cart: Cart;
  /** What the shop has said of a press; null: it is told as the screen comes. */
  readonly said: string | null;
  readonly isBusy: boolean;
  readonly onAcceptPrices: () => void;
}

/** What is lacking, by the step that it is given in. */
const reasons: Readonly<Record<CheckoutStep, string>> = {
  orderer: 'ご注文者の情報をご入力ください。',
  shipping: 'お届け先をもう一度お選びください。',
  delivery: '商品やお届け先が変わりました。お届け日時をもう一度お選びください。',
  payment: 'お支払い方法をもう一度お選びください。',
  confirm: '',
};

const reasonOf = ({ payment_lost: lost }: Cart, step: CheckoutStep): string =>
  (step === 'payment' ? lost : undefined) ?? reasons[step];

/** What keeps the order from being placed, with the way to put it right. */
const Blocked = ({ cart, said, isBusy, onAcceptPrices }: BlockedProps) => (
  <div ref={useSaidFocus<HTMLDivElement>(said)} className={alarm} tabIndex={-1} role="alert">
    <strong>ご注文の前に、ご確認が必要です</strong>
    <p>{cart.next_step === null ? 'このままではご注文いただけない商品があります。' : reasonOf(cart, cart.next_step)}</p>
    <p>
      <A href={pathOfStep(cart.next_step)}>{cart.next_step === null ? 'カートの内容を確認する' : '入力の続きへ進む'}</A>
    </p>
    {isOnlyDearer(cart) && (
      <Button type="button" busy={isBusy} onClick={onAcceptPrices}>
        新しい価格で注文を続ける
      </Button>
    )}
  </div>
);

type OrderProps = Pick<CheckoutFace, 'phase' | 'send'> & { readonly cart: Cart };

/** Without script the shopper presses again: the shop answers the same order however often it is asked. */
const InPayment = ({ isAsking }: { readonly isAsking: boolean }) => (
  <div className={remark}>
    <strong>お支払いを確認しています</strong>
    <p>
      {isAsking
        ? 'この画面のまま、しばらくお待ちください。'
        : '少し待ってから「注文を確定する」をもう一度押すと、結果をお知らせします。'}
      ご注文が重なることはありません。
    </p>
  </div>
);

/** The one button that orders. */
const Order = ({ cart, phase, send }: OrderProps) => {
  const { url } = useDoAction('decide');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send({ type: 'decide', fingerprint: cart.fingerprint });
  };
  return (
    <form className={decideClass} method="post" action={url} onSubmit={submit}>
      <input type="hidden" name="fingerprint" value={cart.fingerprint} />
      <Button kind="primary" busy={phase !== 'editing'}>
        {phase === 'editing' ? '注文を確定する' : '処理しています…'}
      </Button>
      <p>
        {cart.payment?.kind === 'wallet'
          ? `確定すると、${cart.payment.name}のお支払い画面へ進みます。お支払いが済むとご注文が成立し、ご確認のメールをお送りします。`
          : '確定すると、ご確認のメールをお送りします。'}
      </p>
      <p role="status">{phase === 'pending' && 'お支払いを確認しています。この画面のまま、しばらくお待ちください。'}</p>
    </form>
  );
};

/** The way from a payment that was refused, where its alert says it and where the order button would stand. */
const payAnew = { href: pathOfStep('payment'), label: 'お支払い方法を選び直す' } as const;

const PayAnew = () => (
  <A className={button.primary} href={payAnew.href}>
    {payAnew.label}
  </A>
);

/** Nobody knows whether the order has come in: its answer was lost. */
const maybeOrdered =
  'ご注文は届いている場合があります。もう一度「注文を確定する」を押すと、結果をお知らせします。ご注文が重なることはありません。';

/** Why the last try to pay came to nothing, whichever way the shopper comes; null: none did, or the next is on its way. */
const unpaidOf = (cart: Cart | null, phase: CheckoutFace['phase']) => {
  const why = sentBack(cart?.payment_error ?? undefined);
  return phase === 'editing' && why?.code.startsWith('payment.') ? why : null;
};

/**
 * The final confirmation (特定商取引法 第12条の6): everything that the law names stands in view, each with the step that
 * corrects it, and one button orders. Essential: no layout does without it.
 */
export const View = ({ id, settings, data, query, slots }: ConfirmationProps) => {
  const { cart, asked, phase, error, send } = useCheckout(data.cart, 'confirm');
  const { busy, changedTo, send: change } = useCart(data.cart);
  const { title, seen, isChanged, takeNote } = useChanged(data.cart, cart, changedTo);
  const { isSelling } = useShop();
  const { posted } = useDoAction('decide');
  const unpaid = unpaidOf(cart, phase);
  const refused = error?.code ?? posted?.code ?? query.error;
  // Of what has changed, that the payment came to nothing is said.
  const said = (refused === changedCode ? unpaid : null) ?? error ?? sentToPay(query.error, cart) ?? unpaid;
  // The alert itself leads to where it is put right.
  const told = said ?? posted;
  const isChange = told?.code === changedCode;
  const days = daysTold(isChange, asked, cart);
  const isOfPayment = told?.code.startsWith('payment.') === true;
  const isUnanswered = error?.code.startsWith('api.') === true;
  /** It says what the cart says of a payment under way. */
  const isLeftOpen = told?.code === ('payment.left_open' satisfies ErrorCode);
  const isBlocked = isSelling && cart?.next_step !== 'confirm' && !isOfPayment;
  /** It says what `Blocked` says, in fewer words. */
  const isIncomplete = isBlocked && told?.code === ('cart.decision.incomplete' satisfies ErrorCode);
  // What was pressed for is on its way: it is for what was in view then.
  const hasToRead = isChanged && phase === 'editing';
  if (!cart || cart.detail.products.length === 0)
    return (
      <section className={readSection}>
        <h1>ご注文内容の確認</h1>
        <EmptyState title="カートに商品が入っていません">
          <A className={button.primary} href="/product">
            商品を探す
          </A>
        </EmptyState>
      </section>
    );
  const isInPayment = cart.is_in_payment || phase === 'pending';
  return (
    <section className={sheet} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`} ref={title} tabIndex={-1}>
        ご注文内容の確認
      </h1>
      <FlowError error={isOfPayment ? said : null} posted={isOfPayment ? posted : undefined} way={payAnew} isCalling />
      <div role="alert">{hasToRead && !isBlocked && <p className={alarm}>{changedWords}</p>}</div>
      {cart.join_note && !isLeftOpen && <p className={remark}>{cart.join_note}</p>}
      {isInPayment && <InPayment isAsking={phase !== 'editing'} />}
      {isSelling && cart.next_step === 'confirm' && !isInPayment && !hasToRead && !isUnanswered && slots.lead}
      <div className={items}>
        <Amounts id={id} cart={cart} />
        <Payment id={id} cart={cart} fault={isOfPayment ? notPaid : null} />
        <Deliveries id={id} cart={cart} earliest={data.earliest} moved={days.moved} />
        <Customer id={id} cart={cart} />
        <Terms id={id} settings={settings} more={slots.cancellation} />
      </div>
      <div className={settle}>
        {!isOfPayment && !isIncomplete && (
          <FlowError
            error={said}
            posted={posted}
            more={isUnanswered ? maybeOrdered : days.words}
            // Another press would order what has changed: nobody does it without having been told.
            isCalling={(isUnanswered || (isChange && !isBlocked)) && phase === 'editing'}
          />
        )}
        {!isSelling && <p className={alarm}>{sellingStopped}</p>}
        {isBlocked && (
          <Blocked
            cart={cart}
            said={isIncomplete ? (said?.message ?? null) : null}
            isBusy={busy.size > 0}
            onAcceptPrices={() => change({ type: 'accept-prices' })}
          />
        )}
        <div className={bill}>
          <Prices id={id} cart={cart} />
          {isSelling &&
            cart.next_step === 'confirm' &&
            (hasToRead ? (
              <Changed seen={seen} cart={cart} onRead={takeNote} />
            ) : (
              <Order cart={cart} phase={phase} send={send} />
            ))}
          {isSelling && isOfPayment && cart.next_step === 'payment' && <PayAnew />}
        </div>
      </div>
    </section>
  );
};
