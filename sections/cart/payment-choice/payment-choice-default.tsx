import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { useCheckout } from '../../../flows/checkout/index';
import { pathOfStep } from '../../../src/domain/checkout-steps';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { useDoAction } from '../parts/do-action';
import { FlowError } from '../parts/flow-error';
import { action, cartSection, remark } from '../parts/parts.css';
import { sentBack } from '../parts/sent-back';
import { CardEntry, KeptCard, useCardChoice } from './card-entry';
import { form as formClass } from './payment-choice-default.css';
import type { PaymentChoiceProps } from './payment-choice.section';
import { PaymentMethods } from './payment-methods';

const onward = 'ご注文内容の確認へ進む';
const never = () => () => undefined;

/** Whether the section lives: what needs script is not drawn by the server. */
const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The method, begun with what was chosen before the script came. */
const useChosen = (initial: number | null) => {
  const [chosen, setChosen] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const checked = form.current?.querySelector<HTMLInputElement>('input[name=payment_id]:checked');
    if (checked) setChosen(Number(checked.value));
  }, []);
  return [form, chosen, setChosen] as const;
};

/** How the order is paid. A card's number goes from here to the payment service alone. */
export const View = ({ id, data, query }: PaymentChoiceProps) => {
  const { cart, phase, error, fieldErrors, send } = useCheckout(data.cart, 'payment');
  const { url, posted } = useDoAction('payment');
  const [form, chosen, setChosen] = useChosen(cart?.payment_id ?? null);
  const { keptCard, change } = useCardChoice(cart);
  const isAlive = useAlive();
  const methods = data.payments?.data ?? [];
  const method = methods.find((one) => one.id === chosen && one.is_available);
  const isCard = method?.kind === 'card';
  const hasKept = isCard && keptCard !== null && method.id === cart?.payment_id;
  const isBusy = phase !== 'editing';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (method) send({ type: 'save-payment', payment_id: method.id });
  };
  return (
    <section className={cartSection} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>お支払い方法</h1>
      <FlowError error={error ?? sentBack(query.error)} posted={posted} onRetry={() => send({ type: 'retry' })} />
      <form ref={form} className={formClass} method="post" action={url} onSubmit={submit}>
        <PaymentMethods methods={methods} chosen={chosen} onChoose={setChosen} />
        <noscript>
          <p className={remark}>クレジットカードでのお支払いには、JavaScriptを有効にしてください。</p>
        </noscript>
        {hasKept && <KeptCard masked={keptCard} onChange={change} />}
        {(!isAlive || !isCard || hasKept) && (
          <div className={action}>
            <Button kind="primary" busy={isBusy}>
              {onward}
            </Button>
          </div>
        )}
      </form>
      {isAlive && isCard && !hasKept && (
        <CardEntry
          id={id}
          isDemo={data.service?.is_demo ?? false}
          isBusy={isBusy}
          errors={fieldErrors}
          submitLabel={onward}
          onSubmit={(card) => send({ type: 'save-payment', payment_id: method.id, card })}
        />
      )}
      <div className={action}>
        <A data-back="" href={pathOfStep('delivery')}>
          お届け日時に戻る
        </A>
      </div>
    </section>
  );
};
