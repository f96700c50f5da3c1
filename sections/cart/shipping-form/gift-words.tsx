import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { validators } from 'virtual:noren/validator/gift-words';
import { useCheckout } from '../../../flows/checkout/index';
import type { Cart } from '../../../schemas/cart/cart';
import { giftWordsForm } from '../../../schemas/gift/gift-words.form';
import { ordererName } from '../../../src/domain/delivery/delivery-words';
import { HiddenFields } from '../../../src/forms/hidden-fields';
import { followTexts } from '../../../src/forms/follow-texts';
import { useForm } from '../../../src/forms/schema-form/form-context';
import { hint, scripted } from '../../../src/forms/schema-form/schema-form.css';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { FlowError } from '../../../src/ui/flow-error';
import { alarm } from '../../../src/ui/styles/remark.css';
import { pathOfStep } from '../../../src/domain/checkout-steps';
import { drawnWith } from '../../../src/domain/cart/drawn-for';
import { giftTermsWords } from '../gift-parts/gift-way';
import { useDoAction } from '../parts/do-action';
import { formSection } from '../parts/form-section.css';
import { StepForm } from '../parts/step-form';
import { wayBack } from './division.css';

const form = { ...giftWordsForm, validators };
const mostSigns = form.schema.properties.message.maxLength;

/** How much of the message is left. */
const SignsLeft = () => {
  const { store } = useForm();
  const [follow] = useState(() => followTexts(store));
  const message = (): string => store.text('message');
  const left = mostSigns - [...useSyncExternalStore(follow, message, message)].length;
  return (
    // Read out only where it matters: with each sign it would drown the typing.
    <p className={`${hint} ${scripted}`} {...(left < 20 ? { role: 'status' } : {})}>
      {left < 0 ? `${-left}文字多くなっています` : `あと${left}文字`}
    </p>
  );
};

const beneath = { message: <SignsLeft /> };

/** To an address again, which is asked for next. A machine of its own: the form above stays. */
const Undo = ({ cart }: { readonly cart: Cart }) => {
  const { phase, error, send } = useCheckout(cart, 'shipping');
  const { url, posted } = useDoAction('gift-undo');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send({ type: 'submit', form: 'gift-undo', values: drawnWith(cart) });
  };
  return (
    <form className={wayBack} method="post" action={url} onSubmit={submit}>
      <HiddenFields values={drawnWith(cart)} />
      <FlowError error={error} posted={posted} onRetry={() => send({ type: 'retry' })} />
      <Button busy={phase !== 'editing'}>ギフトをやめて、住所を入力する</Button>
    </form>
  );
};

const note =
  'お届け先の住所は、受け取る方がご自分でご入力になります。ご注文のあとに受け取りのリンクをお渡ししますので、メールやメッセージでお送りください。受け取る方に金額は表示されません。';

interface Props {
  readonly id: string;
  readonly cart: Cart;
  readonly isAllowed: boolean;
  readonly reason: string | undefined;
}

/** What is said with a social gift, in place of an address. */
export const GiftWords = ({ id, cart, isAllowed, reason }: Props) => {
  const face = useCheckout(cart, 'shipping');
  const { social_gift: said, orderer } = cart;
  if (!isAllowed)
    return (
      <section className={formSection} aria-labelledby={`${id}-title`}>
        <h1 id={`${id}-title`}>ソーシャルギフト</h1>
        <div className={alarm}>
          <strong>ただいま、ソーシャルギフトは承っておりません。</strong>
          <p>お手数ですが、お届け先の住所をご入力ください。</p>
        </div>
        <Undo cart={cart} />
      </section>
    );
  return (
    <StepForm
      id={id}
      form={form}
      title="ソーシャルギフト"
      note={`${note}${giftTermsWords(cart)}`}
      reason={reason}
      given={null}
      initial={said ?? { sender_name: orderer ? ordererName(orderer) : '' }}
      face={face}
      hidden={drawnWith(cart)}
      submitLabel="この内容で進む"
      keptAs={`gift-words:${cart.id}`}
      beneath={beneath}
      below={
        said ? (
          <Undo cart={cart} />
        ) : (
          <A className={button.text} href={pathOfStep('shipping')}>
            お届け先の住所を入力する
          </A>
        )
      }
    />
  );
};
