import { Fragment, type FormEvent, useState } from 'react';
import { useCheckout } from '../../../flows/checkout/index';
import type { Cart } from '../../../schemas/cart/cart';
import type { CartShipping } from '../../../schemas/cart/cart-shipping';
import { divisionPath, pathOfStep } from '../../../src/domain/checkout-steps';
import { sameField } from '../../../src/domain/delivery/delivery-options';
import { firstErrors, useFirstFault } from '../../../src/forms/focus-first';
import type { Texts } from '../../../src/forms/form-definition';
import { asPosted, HiddenFields } from '../../../src/forms/hidden-fields';
import { textsIn } from '../../../src/forms/texts-in';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { parcelName, parcelWords, placeWords } from '../../../src/domain/delivery/delivery-words';
import { drawnFor, drawnWith } from '../../../src/domain/cart/drawn-for';
import { DivideLink } from '../parts/divide-link';
import { GiftWay } from '../gift-parts/gift-way';
import { useDoAction } from '../parts/do-action';
import { FlowError } from '../../../src/ui/flow-error';
import { alarm, remark } from '../../../src/ui/styles/remark.css';
import { action, cartSection } from '../parts/cart-parts.css';
import { sentBack } from '../parts/sent-back';
import { AddressChoices } from './address-choice';
import { GiftDays } from './gift-days';
import { form as formClass } from './delivery-choice-default.css';
import type { DeliveryChoiceProps } from './delivery-choice.data';
import { dayField, ParcelFields, zoneField } from './parcel-fields';
import { type Parcel, parcelsOf, severalWords } from './parcels';
import { PartGoods } from './part-goods';
import { PlaceOptions } from './place-options';
import { SenderChoice } from './sender-choice';
import { useDrawn } from './use-drawn';
import { useKeptDays } from './use-kept-days';

/** What is sent. A parcel without any, whose days nobody knows, comes as the cart has it. */
const choiceIn = (form: HTMLFormElement, parcels: readonly Parcel[]): Texts => ({
  ...Object.fromEntries(
    parcels.flatMap(({ packing: { key, delivery_at: day, delivery_timezone_key: zone } }) => [
      [dayField(key), day ?? ''],
      [zoneField(key), zone],
    ]),
  ),
  ...textsIn(form),
});

type Faults = Readonly<Record<string, readonly { readonly message: string }[]>>;

/** What is done there is the same, and something is. */
const isAlike = ([first, ...rest]: readonly CartShipping[]): boolean => {
  const wordsOf = (shipping: CartShipping | undefined) =>
    JSON.stringify(shipping?.accessories?.map(({ option_key: key, details }) => [key, details]) ?? []);
  return wordsOf(first) !== '[]' && rest.every((shipping) => wordsOf(shipping) === wordsOf(first));
};

interface PlacesProps extends Pick<DeliveryChoiceProps, 'id' | 'data'> {
  readonly cart: Cart;
  readonly parcels: readonly Parcel[];
  /** Where it goes is chosen above. */
  readonly hasBook: boolean;
  /** What was sent without script and not taken; null: nothing. */
  readonly sent: Texts | null;
  /** What was typed before the cart became what it is. */
  readonly before: Texts | undefined;
  /** What stands in the form; null: what it was drawn with. */
  readonly typed: Texts | null;
  readonly faults: Faults;
}

/** Address by address: when each parcel comes, and what is done to all that goes there. */
const Places = ({ id, data, cart, parcels, hasBook, sent, before, typed, faults }: PlacesProps) => {
  const { shippings, products } = cart.detail;
  const isSeveral = shippings.length > 1;
  const isForAll = sent ? sent[sameField] === '1' : isAlike(shippings);
  return shippings.map((shipping, at) => (
    <Fragment key={shipping.key}>
      {(cart.social_gift ? [] : parcels).map(({ packing, shipping: of, place, address }) => {
        const leadTime = data.leadTimes?.data.find(({ packing_key: key }) => key === packing.key);
        return (
          of.key === shipping.key &&
          leadTime && (
            <ParcelFields
              key={packing.key}
              id={id}
              packing={packing}
              leadTime={leadTime}
              place={place}
              name={parcelName(shipping.packings, packing.key)}
              goods={parcelWords(products, packing.key, shippings.length)}
              address={hasBook ? null : address}
              {...{ sent, before }}
              error={faults[dayField(packing.key)]?.[0]?.message ?? null}
            />
          )
        );
      })}
      <PlaceOptions
        id={id}
        shipping={shipping}
        options={data.options.find(({ shipping_key: key }) => key === shipping.key)?.options ?? []}
        place={isSeveral ? placeWords(at, shipping.address) : null}
        isForAll={isSeveral && at === 0 ? isForAll : null}
        {...{ sent, before, typed }}
        faults={firstErrors(faults)}
      />
    </Fragment>
  ));
};

/** A day is wished for. @param typed what stands in the form; null: what the cart has */
const isDayWished = ({ detail: { shippings } }: Cart, typed: Texts | null): boolean =>
  typed
    ? Object.entries(typed).some(([name, day]) => name.startsWith(dayField('')) && day !== '')
    : shippings.some(({ packings }) => packings.some(({ delivery_at: day }) => day !== null));

/**
 * Where the way leads on: how it is paid is asked for once, and of nobody who pays nothing. Whether a payment in advance is
 * in time for a day the shop says, so that it may be asked for again.
 */
const onwardWords = (cart: Cart | null, typed: Texts | null): string => {
  const payment = cart?.payment ?? null;
  if (typed?.ship_to === 'other') return 'お届け先の入力へ進む';
  if (cart && payment?.pay_within_days != null && isDayWished(cart, typed)) return '次へ進む';
  const isKnown = payment !== null && (payment.kind !== 'card' || payment.masked_number !== null);
  return isKnown && cart?.next_step !== 'payment' ? 'ご注文内容の確認へ進む' : 'お支払い方法へ進む';
};

/** The fields that were changed since something was said of them. */
interface Changed {
  readonly since: Faults | null;
  readonly names: readonly string[];
}

/** When each parcel shall come, and what is done to it. The fields are the browser's own, so what was chosen before the script came stays. */
export const View = ({ id, data, query }: DeliveryChoiceProps) => {
  const { cart: current, phase, isSaved, error, fieldErrors, send } = useCheckout(data.cart, 'delivery');
  const { url, posted, typed: before } = useDoAction('delivery');
  const cart = useDrawn(data.cart, current, phase === 'editing' && error === null);
  const { form, keep, press, typed } = useKeptDays(id, data.cart?.id, isSaved, posted !== undefined);
  useFirstFault(form, fieldErrors);
  /** Something was changed since these were said: what they say above the button may not be so any more. */
  const [changed, setChanged] = useState<Changed>({ since: null, names: [] });
  const said = fieldErrors ?? posted?.errors ?? null;
  const names = changed.since === said ? changed.names : [];
  const parcels = cart ? parcelsOf(cart) : [];
  const places = cart?.detail.shippings.length ?? 0;
  const several = severalWords(places, parcels);
  const gift = cart?.social_gift;
  const hasBook = cart !== null && !gift && places === 1 && data.book.length > 0;
  const faults = Object.fromEntries(Object.entries(said ?? {}).filter(([name]) => !names.includes(name)));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    press();
    send({ type: 'submit', form: 'delivery', values: choiceIn(event.currentTarget, gift ? [] : parcels) });
  };
  return (
    <section className={cartSection} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>お届け日時</h1>
      <FlowError error={posted ? null : sentBack(query.error)} posted={posted} />
      {cart?.join_note && <p className={alarm}>{cart.join_note}</p>}
      {several && <p className={remark}>{several}</p>}
      {cart && <PartGoods id={id} cart={cart} />}
      <form
        ref={form}
        id={`${id}-form`}
        className={formClass}
        method="post"
        action={url}
        onChange={({ target }) => {
          keep();
          setChanged({
            since: said,
            names: [...names, target instanceof Element ? (target.getAttribute('name') ?? '') : ''],
          });
        }}
        onSubmit={submit}
      >
        <HiddenFields values={asPosted({ ...drawnFor(data.cart), ...drawnWith(data.cart) }, posted)} />
        {gift && <GiftDays gift={gift} />}
        {hasBook && (
          <AddressChoices
            id={`${id}-address`}
            cart={cart}
            book={data.book}
            error={faults.user_address_id?.[0]?.message ?? null}
          />
        )}
        {cart && (
          <Places
            {...{ id, data, cart, parcels, hasBook, before, typed, faults }}
            sent={posted ? posted.values : null}
          />
        )}
        {/* Who gives it is named on the parcels, and no amounts are. */}
        {cart && !gift && (
          <SenderChoice
            {...{ id, cart }}
            book={data.book}
            sent={posted ? posted.values : null}
            typed={before}
            faults={firstErrors(faults)}
            onFill={keep}
          />
        )}
        <div className={action}>
          <FlowError error={fieldErrors !== null && names.length > 0 ? null : error} form={`${id}-form`} />
          <Button kind="primary" busy={phase !== 'editing'}>
            {onwardWords(cart, typed)}
          </Button>
          {gift ? (
            <A data-back="" href={pathOfStep('shipping')}>
              ギフトのメッセージに戻る
            </A>
          ) : places > 1 ? (
            <A data-back="" href={divisionPath}>
              お届け先の振り分けに戻る
            </A>
          ) : (
            <A data-back="" href={pathOfStep('orderer')}>
              ご注文者の入力に戻る
            </A>
          )}
          {!gift && (
            <>
              <DivideLink cart={cart} isMultipleAllowed={data.isMultipleAllowed} />
              <GiftWay isAllowed={data.isGiftAllowed} cart={cart} />
            </>
          )}
        </div>
      </form>
    </section>
  );
};
