import { useState, type FormEvent } from 'react';
import { useCheckout, type CheckoutFace } from '../../../flows/checkout/index';
import type { Cart } from '../../../schemas/cart/cart';
import { pathOfStep } from '../../../src/domain/checkout-steps';
import { placeName } from '../../../src/domain/delivery/delivery-words';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { useShop } from '../../../src/ui/shop-context';
import { useDoAction } from '../parts/do-action';
import { FlowError } from '../../../src/ui/flow-error';
import { remark } from '../../../src/ui/styles/remark.css';
import { action, cartSection, compact } from '../parts/parts.css';
import { sentBack } from '../parts/sent-back';
import { goods, part } from './division.css';
import { DivisionPlaces } from './division-places';
import { DivisionProduct } from './division-product';
import { dividedProducts, isIdle, startTexts } from './division-products';
import { useDivisionTexts } from './use-division-texts';

type FormProps = Pick<CheckoutFace, 'phase' | 'isSaved' | 'fieldErrors' | 'send'> & {
  readonly id: string;
  readonly cart: Cart;
};

/** How many pieces of each product go where. */
const DivisionForm = ({ id, cart, phase, isSaved, fieldErrors, send }: FormProps) => {
  const { url, posted } = useDoAction('division');
  const { shippings } = cart.detail;
  const products = dividedProducts(cart);
  const start = startTexts(cart, posted?.values);
  const { form, texts, read } = useDivisionTexts(useShop().channel, cart, start, isSaved);
  const idle = shippings.flatMap(({ key }, at) => (isIdle(products, key, texts) ? [placeName(at)] : []));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send({ type: 'submit', form: 'division', values: read() });
  };
  return (
    <form ref={form} className={goods} method="post" action={url} noValidate onInput={read} onSubmit={submit}>
      <ul className={compact} aria-label="商品ごとのお届け先と数">
        {products.map((product) => (
          <DivisionProduct
            key={product.goods}
            id={id}
            product={product}
            shippings={shippings}
            start={start}
            texts={texts}
            isRefused={(fieldErrors ?? posted?.errors ?? null) !== null}
          />
        ))}
      </ul>
      <div role="status">
        {idle.length > 0 && (
          <p className={remark}>{idle.join('、')}にお届けする商品がないため、このまま進むとご注文から外れます。</p>
        )}
      </div>
      <div className={action}>
        <Button kind="primary" busy={phase !== 'editing'}>
          お届け日時の指定へ進む
        </Button>
      </div>
    </form>
  );
};

/** Back to one address for all. */
const Join = ({ phase, send }: Pick<CheckoutFace, 'phase' | 'send'>) => {
  const { url } = useDoAction('shipping-join');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send({ type: 'submit', form: 'shipping-join', values: {} });
  };
  return (
    <form className={action} method="post" action={url} onSubmit={submit}>
      <Button busy={phase !== 'editing'}>1か所にまとめて送る</Button>
      <p>すべての商品を、お届け先1へお送りします。</p>
    </form>
  );
};

/** The cart as it is while the shopper can do something; what the shop answers last belongs to the next screen. */
const useSettledCart = (cart: Cart, phase: CheckoutFace['phase']): Cart => {
  const [settled, setSettled] = useState(cart);
  if (phase === 'editing' && cart !== settled) setSettled(cart);
  return settled;
};

interface Props {
  readonly id: string;
  readonly cart: Cart;
  readonly isMultipleAllowed: boolean;
  /** The code of what is to be said as the screen opens. */
  readonly reason: string | undefined;
}

/** Several addresses, and what goes to each. */
export const Division = ({ id, cart: drawn, isMultipleAllowed, reason }: Props) => {
  const { cart: current, phase, isSaved, error, fieldErrors, send } = useCheckout(drawn, 'shipping');
  const cart = useSettledCart(current ?? drawn, phase);
  const { posted } = useShop();
  const isSeveral = cart.detail.shippings.length > 1;
  return (
    <section className={cartSection} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>複数のお届け先</h1>
      <FlowError error={error ?? sentBack(reason)} posted={posted} onRetry={() => send({ type: 'retry' })} />
      {!isMultipleAllowed && (
        <p className={remark}>ただいま、お届け先は1か所のみ承っております。お手数ですが、1か所におまとめください。</p>
      )}
      <DivisionPlaces id={id} cart={cart} isMultipleAllowed={isMultipleAllowed} />
      {isSeveral && isMultipleAllowed && (
        <section className={part} aria-labelledby={`${id}-goods`}>
          <h2 id={`${id}-goods`}>商品の振り分け</h2>
          <p>送料はお届け先ごとにかかります。数がすべて0点のお届け先は、ご注文から外れます。</p>
          <DivisionForm id={id} cart={cart} phase={phase} isSaved={isSaved} fieldErrors={fieldErrors} send={send} />
        </section>
      )}
      {isSeveral ? (
        <Join phase={phase} send={send} />
      ) : (
        <A className={button.text} href={pathOfStep(cart.next_step)}>
          分けずに1か所へ送る
        </A>
      )}
    </section>
  );
};
