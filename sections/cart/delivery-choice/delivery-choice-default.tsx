import type { FormEvent } from 'react';
import { useCheckout, type ChosenDelivery } from '../../../flows/checkout/index';
import type { Cart, CartPacking } from '../../../schemas/entities/cart';
import { deliveryTimezoneKeys } from '../../../schemas/entities/delivery';
import { pathOfStep } from '../../../src/domain/checkout-steps';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { addressWords, goodsWords, ordererName, receiverName } from '../../../src/domain/delivery-words';
import { useDoAction } from '../parts/do-action';
import { FlowError } from '../parts/flow-error';
import { action, cartSection, remark } from '../parts/parts.css';
import { form as formClass } from './delivery-choice-default.css';
import type { DeliveryChoiceProps } from './delivery-choice.section';
import { dayField, ParcelFields, zoneField } from './parcel-fields';

interface Parcel {
  readonly packing: CartPacking;
  /** Whom and where it goes to; null: nobody has said yet. */
  readonly address: string | null;
}

const parcelsOf = ({ detail, orderer }: Cart): readonly Parcel[] =>
  detail.shippings.flatMap(({ packings, address, is_orderer: isOrderer }) => {
    const whole = address && `${receiverName(address)} 様 ${addressWords(address)}`;
    const own = orderer && `${ordererName(orderer)} 様 ${addressWords(orderer)}`;
    return packings.map((packing) => ({ packing, address: isOrderer ? (own ?? whole) : whole }));
  });

/** What stands in the form's fields for each parcel. */
const chosenIn = (form: HTMLFormElement, parcels: readonly Parcel[]): ChosenDelivery[] => {
  const fields = new FormData(form);
  return parcels.map(({ packing: { key } }) => {
    const day = fields.get(dayField(key));
    const zone = fields.get(zoneField(key));
    return {
      key,
      delivery_at: typeof day === 'string' && day !== '' ? day : null,
      delivery_timezone_key: deliveryTimezoneKeys.find((known) => known === zone) ?? 'none',
    };
  });
};

/** When each parcel shall come. The fields are the browser's own, so what was chosen before the script came stays. */
export const View = ({ id, data }: DeliveryChoiceProps) => {
  const { cart, phase, error, fieldErrors, send } = useCheckout(data.cart, 'delivery');
  const { url, posted } = useDoAction('delivery');
  const parcels = cart ? parcelsOf(cart) : [];
  const faults = fieldErrors ?? posted?.errors ?? {};
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    send({ type: 'save-delivery', packings: chosenIn(event.currentTarget, parcels) });
  };
  return (
    <section className={cartSection} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>お届け日時</h1>
      <FlowError error={error} posted={posted} onRetry={() => send({ type: 'retry' })} />
      {parcels.length > 1 && (
        <p className={remark}>温度帯が異なるため、{parcels.length}つの荷物に分けてお届けします。</p>
      )}
      <form className={formClass} method="post" action={url} onSubmit={submit}>
        {parcels.map(({ packing, address }, at) => {
          const leadTime = data.leadTimes?.data.find(({ packing_key: key }) => key === packing.key);
          return (
            leadTime && (
              <ParcelFields
                key={packing.key}
                id={id}
                packing={packing}
                leadTime={leadTime}
                goods={goodsWords(cart?.detail.products ?? [], packing.key)}
                address={address}
                error={faults[`packings.${at}.delivery_at`]?.[0]?.message ?? null}
              />
            )
          );
        })}
        <div className={action}>
          <Button kind="primary" busy={phase !== 'editing'}>
            お支払い方法へ進む
          </Button>
          <A data-back="" href={pathOfStep('orderer')}>
            ご注文者の入力に戻る
          </A>
        </div>
      </form>
    </section>
  );
};
