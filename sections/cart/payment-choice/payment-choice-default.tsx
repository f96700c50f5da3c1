import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useCheckout } from '../../../flows/checkout/index';
import type { CartPaymentMethod } from '../../../schemas/payments/payment';
import type { ErrorCode } from '../../../schemas/shop-errors';
import { pathOfStep } from '../../../src/domain/checkout-steps';
import { HiddenFields } from '../../../src/forms/hidden-fields';
import { drawnFor } from '../../../src/domain/cart/drawn-for';
import type { Texts } from '../../../src/forms/form-definition';
import { A } from '../../../src/ui/a';
import { useAlive } from '../../../src/ui/alive';
import { Button } from '../../../src/ui/button';
import { useDoAction } from '../parts/do-action';
import { button } from '../../../src/ui/button.css';
import { FlowError } from '../../../src/ui/flow-error';
import { remark } from '../../../src/ui/styles/remark.css';
import { action, cartSection } from '../parts/cart-parts.css';
import { notPaid, sentBack, sentToPay } from '../parts/sent-back';
import { CardPanel, useCardPanel } from './card-panel';
import { offeredMethods, othersWords } from './offered-methods';
import type { PaymentChoiceProps } from './payment-choice.data';
import { PaymentMethods } from './payment-methods';
import { useKeptChoice } from './use-kept-choice';
import { useWatchedChoice } from './use-watched-choice';

const onward = 'ご注文内容の確認へ進む';
const notChosen = 'お支払い方法を選択してください。';
const notAllowed = 'cart.payment.not_allowed' satisfies ErrorCode;

/** The method, begun with what was chosen before the script came; and what is wrong with the choice. */
const useChosen = (initial: number | null, refused: string | null) => {
  const [chosen, setChosen] = useState(initial);
  const [missing, setMissing] = useState(refused);
  const section = useRef<HTMLElement>(null);
  const radio = (state: string) => section.current?.querySelector<HTMLInputElement>(`input[name=payment_id]${state}`);
  useEffect(() => {
    const checked = section.current?.querySelector<HTMLInputElement>('input[name=payment_id]:checked');
    if (checked) setChosen(Number(checked.value));
  }, []);
  // What opens or closes above the keyboard takes it along.
  useEffect(() => void radio(':focus')?.scrollIntoView({ block: 'nearest' }), [chosen]);
  const choose = (id: number): void => {
    setChosen(id);
    setMissing(null);
  };
  /** Says that nothing is chosen, where it can be. */
  const ask = (): void => {
    setMissing(notChosen);
    radio(':enabled')?.focus();
  };
  return { section, chosen, missing, choose, ask } as const;
};

/** With a saved card, whoever has chosen nothing yet is proposed to pay by card. */
const proposedOf = (data: PaymentChoiceProps['data'], methods: readonly CartPaymentMethod[]): number | null => {
  const chosen = data.cart?.payment_id ?? null;
  const isProposed = chosen === null && data.cards?.some(({ is_expired: isExpired }) => !isExpired);
  const card = methods.find(({ kind, is_available: isAvailable }) => kind === 'card' && isAvailable);
  return isProposed ? (card?.id ?? null) : chosen;
};

const Nothing = ({ id, said }: { readonly id: string; readonly said: string }) => (
  <section className={cartSection} aria-labelledby={`${id}-title`}>
    <h1 id={`${id}-title`}>お支払い方法</h1>
    <p>{said}</p>
    <div className={action}>
      <A className={button.primary} href={pathOfStep('confirm')}>
        {onward}
      </A>
    </div>
  </section>
);

export const View = (props: PaymentChoiceProps) => {
  const { cart } = useCheckout(props.data.cart, 'payment');
  return cart?.payment?.kind === 'none' ? (
    <Nothing id={props.id} said={cart.payment.description} />
  ) : (
    <Choice {...props} />
  );
};

/** How the order is paid. A card's number goes from here to the payment service alone. */
const Choice = ({ id, settings, data, query }: PaymentChoiceProps) => {
  const { cart, phase, isSaved, error, fieldErrors, send } = useCheckout(data.cart, 'payment');
  const { url, posted } = useDoAction('payment');
  const refused = posted?.errors?.payment_id?.[0]?.message ?? null;
  const methods = offeredMethods(data.payments?.data ?? [], data.service === null ? settings.serviceCode : null);
  const sent = methods.find((one) => String(one.id) === posted?.values.payment_id)?.id;
  const { chosen, missing, ...choice } = useChosen(sent ?? proposedOf(data, methods), refused);
  const { section } = choice;
  const method = methods.find((one) => one.id === chosen && one.is_available) ?? null;
  const form = `${id}-pay`;
  const { choose, ask } = useWatchedChoice(form, choice, notChosen);
  const card = useCardPanel(cart, method, data.cards, error?.code ?? null);
  const keep = useKeptChoice(section, form, { cart: data.cart, isSaved, isDrawnAsSent: sent !== undefined, chosen });
  const isAlive = useAlive();
  const sending = isAlive && card.isTyped ? `${id}-card-form` : form;
  const isBusy = phase !== 'editing';
  const lost = cart?.payment_lost === undefined ? null : { code: notAllowed, message: cart.payment_lost };
  const said = error ?? sentToPay(query.error, cart) ?? lost ?? sentBack(cart?.payment_error ?? undefined);
  const isOfPayment = said?.code.startsWith('payment.') === true;
  const failed = isOfPayment && cart?.payment_id != null ? { id: cart.payment_id, why: notPaid } : null;
  const pay = (methodId: number, typed: Texts = {}): void =>
    send({
      type: 'submit',
      form: 'payment',
      values: { ...typed, ...card.values, ...drawnFor(data.cart), payment_id: String(methodId) },
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (method) pay(method.id);
    else ask();
  };
  return (
    <section ref={section} className={cartSection} aria-labelledby={`${id}-title`} onChange={keep}>
      <h1 id={`${id}-title`}>お支払い方法</h1>
      <FlowError
        error={said}
        posted={refused === null ? posted : undefined}
        form={sending}
        more={said?.code === 'payment.unavailable' ? othersWords(methods) : ''}
        isCalling={isOfPayment || said?.code.startsWith('cart.payment.') === true}
      />
      {/* It holds none of the choices: a card's own form stands among them, and forms cannot hold forms. */}
      <form id={form} method="post" action={url} noValidate onSubmit={submit}>
        <HiddenFields values={drawnFor(data.cart)} />
      </form>
      <PaymentMethods
        id={`${id}-methods`}
        form={form}
        methods={methods}
        chosen={chosen}
        error={missing}
        failed={failed}
        onChoose={choose}
        panel={
          method?.kind === 'card' && (
            <CardPanel
              id={`${id}-card`}
              form={form}
              card={card}
              paymentId={method.id}
              isAlive={isAlive}
              isDemo={data.service?.is_demo ?? false}
              isBusy={isBusy}
              errors={fieldErrors ?? posted?.errors ?? null}
              onSubmit={(typed) => pay(method.id, typed)}
            />
          )
        }
      />
      <noscript>
        <p className={remark}>クレジットカードでのお支払いには、JavaScriptを有効にしてください。</p>
      </noscript>
      <div className={action}>
        <Button kind="primary" form={sending} busy={isBusy}>
          {onward}
        </Button>
        <A data-back="" href={pathOfStep('delivery')}>
          お届け日時に戻る
        </A>
      </div>
    </section>
  );
};
