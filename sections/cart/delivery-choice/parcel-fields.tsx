import type { CartPacking } from '../../../schemas/cart/cart-shipping';
import type { LeadTime } from '../../../schemas/delivery/delivery';
import type { Texts } from '../../../src/forms/form-definition';
import { ArrivalFields } from '../../forms/arrival-fields';
import { parcel } from './delivery-choice-default.css';

/** Names of a parcel's fields, as the plain form sends them. */
export const dayField = (key: string): string => `delivery_at.${key}`;
export const zoneField = (key: string): string => `timezone.${key}`;

interface Props {
  readonly id: string;
  readonly packing: CartPacking;
  readonly leadTime: LeadTime;
  /** Which of several addresses it goes to; null: there is one. */
  readonly place: string | null;
  /** Which of several to that address it is; '': it is the only one. */
  readonly name: string;
  readonly goods: string;
  readonly address: string | null;
  /** What was sent without script and not taken; null: nothing. */
  readonly sent: Texts | null;
  /** What was chosen before the cart became what it is. */
  readonly before: Texts | undefined;
  /** What is wrong with the day; null: nothing. */
  readonly error: string | null;
}

/** When one parcel shall come: the days on which it can, the parts of the day, and why not earlier. */
export const ParcelFields = ({
  id,
  packing,
  leadTime,
  place,
  name,
  goods,
  address,
  sent,
  before = {},
  error,
}: Props) => {
  const { key, temperature, delivery_at: day, delivery_timezone_key: zone } = packing;
  // Where the cart has a day, that comes before.
  const chosen = sent ?? (day === null && zone === 'none' ? before : {});
  return (
    <fieldset className={parcel}>
      <legend>
        {place && (
          <>
            {place}
            <br />
          </>
        )}
        {name && `${name} `}
        {temperature}便：{goods}
      </legend>
      {address && <p>{address}</p>}
      <ArrivalFields
        id={`${id}-${key}`}
        lead={leadTime}
        day={{ name: dayField(key), value: chosen[dayField(key)] ?? day ?? '', fault: error }}
        zone={{ name: zoneField(key), value: chosen[zoneField(key)] ?? zone, fault: null }}
      />
    </fieldset>
  );
};
