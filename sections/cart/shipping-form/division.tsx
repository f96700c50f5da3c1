import { useEffect, useState, type FormEvent } from 'react';
import { useCheckout, type CheckoutFace } from '../../../flows/checkout/index';
import type { Cart } from '../../../schemas/cart/cart';
import { pathOfStep } from '../../../src/domain/checkout-steps';
import { placeName } from '../../../src/domain/delivery/delivery-words';
import { doneWords } from '../../../src/domain/option-words';
import { isOutdated } from '../../../src/domain/cart/outdated';
import { drawnWith } from '../../../src/domain/cart/drawn-for';
import { asPosted, HiddenFields } from '../../../src/forms/hidden-fields';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { useShop } from '../../../src/ui/shop-context';
import { useDoAction } from '../parts/do-action';
import { FlowError } from '../../../src/ui/flow-error';
import { remark } from '../../../src/ui/styles/remark.css';
import { soft } from '../../../src/ui/styles/text.css';
import { action, cartSection } from '../parts/cart-parts.css';
import { sentBack } from '../parts/sent-back';
import { goods, places, rests, shares } from './division.css';
import { AddPlace, DivisionPlace } from './division-places';
import {
  type DividedProduct,
  dividedProducts,
  isIdle,
  remainderOf,
  remainderWords,
  shareFault,
  startTexts,
} from './division-products';
import { DivisionShare } from './division-share';
import { useDivisionTexts } from './use-division-texts';

type FormProps = Pick<CheckoutFace, 'phase' | 'isSaved' | 'error' | 'fieldErrors' | 'send'> & {
  readonly id: string;
  readonly cart: Cart;
};

interface RestProps {
  readonly id: string;
  readonly product: DividedProduct;
  readonly rest: number;
}

/** What is left of a product, while numbers are typed. */
const Rest = ({ id, product: { info, accessories = [], count }, rest }: RestProps) => (
  <div data-fits={rest === 0 ? '' : undefined}>
    <dt>
      {[info.name, ...info.options].join(' ')}
      {accessories.length > 0 && <small>{accessories.map(doneWords).join('、')}</small>}
      <small>カートの数 {count}点</small>
    </dt>
    <dd id={id} aria-live="polite">
      {remainderWords(rest)}
    </dd>
  </div>
);

/** Address by address, what goes there; below, of each product what is left. */
const DivisionForm = ({ id, cart, phase, isSaved, error, fieldErrors, send }: FormProps) => {
  const { url, posted } = useDoAction('division');
  const { shippings } = cart.detail;
  const products = dividedProducts(cart);
  const given = startTexts(cart);
  const start = startTexts(cart, posted?.values);
  // Numbers are of one cart as a whole.
  const { form, texts, read } = useDivisionTexts(useShop(), cart, start, isSaved || isOutdated(error));
  const idle = shippings.flatMap(({ key }, at) => (isIdle(products, key, texts) ? [placeName(at)] : []));
  const isRefused = (fieldErrors ?? posted?.errors ?? null) !== null;
  useEffect(() => {
    if (fieldErrors) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, fieldErrors]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send({ type: 'submit', form: 'division', values: read() });
  };
  return (
    <form ref={form} className={goods} method="post" action={url} noValidate onInput={read} onSubmit={submit}>
      <HiddenFields values={asPosted(drawnWith(cart), posted)} />
      <ol className={places}>
        {shippings.map((shipping, at) => (
          <DivisionPlace key={shipping.key} id={id} at={at} shipping={shipping}>
            <div role="group" aria-labelledby={`${id}-${shipping.key}`}>
              <ul className={shares}>
                {products.map((product) => (
                  <DivisionShare
                    key={product.goods}
                    {...{ id, product, start, texts }}
                    shippingKey={shipping.key}
                    restId={`${id}-${product.goods}-rest`}
                    fault={isRefused ? shareFault(product, shippings, given, texts, shipping.key) : null}
                  />
                ))}
              </ul>
            </div>
          </DivisionPlace>
        ))}
      </ol>
      <AddPlace cart={cart} />
      <dl className={rests} aria-label="お届け先の決まっていない数">
        {products.map((product) => (
          <Rest
            key={product.goods}
            id={`${id}-${product.goods}-rest`}
            product={product}
            rest={remainderOf(product, shippings, texts)}
          />
        ))}
      </dl>
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
const Join = ({ cart, phase, send }: Pick<CheckoutFace, 'phase' | 'send'> & { readonly cart: Cart }) => {
  const { url } = useDoAction('shipping-join');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send({ type: 'submit', form: 'shipping-join', values: drawnWith(cart) });
  };
  return (
    <form className={action} method="post" action={url} onSubmit={submit}>
      <HiddenFields values={drawnWith(cart)} />
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
      {isSeveral && isMultipleAllowed ? (
        <>
          <p className={soft}>お届け先ごとに、お送りする数をご指定ください。送料はお届け先ごとにかかります。</p>
          <DivisionForm {...{ id, cart, phase, isSaved, error, fieldErrors, send }} />
        </>
      ) : (
        <>
          <ol className={places}>
            {cart.detail.shippings.map((shipping, at) => (
              <DivisionPlace key={shipping.key} id={id} at={at} shipping={shipping} />
            ))}
          </ol>
          {isMultipleAllowed && <AddPlace cart={cart} />}
          {!isSeveral && <p>お届け先を追加すると、お届け先ごとに、どの商品をいくつ送るかをご指定いただけます。</p>}
        </>
      )}
      {isSeveral ? (
        <Join cart={cart} phase={phase} send={send} />
      ) : (
        <A className={button.text} href={pathOfStep(cart.next_step)}>
          分けずに1か所へ送る
        </A>
      )}
    </section>
  );
};
