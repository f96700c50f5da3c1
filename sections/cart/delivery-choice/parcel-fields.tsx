import type { CartPacking } from '../../../schemas/cart/cart-shipping';
import type { LeadTime } from '../../../schemas/delivery/delivery';
import { formatDate } from '../../../src/lib/dates';
import { select } from '../../../src/ui/styles/field.css';
import { fields, parcel } from './delivery-choice-default.css';

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
  /** What is wrong with the day; null: nothing. */
  readonly error: string | null;
}

/** When one parcel shall come: the days on which it can, the parts of the day, and why not earlier. */
export const ParcelFields = ({ id, packing, leadTime, place, name, goods, address, error }: Props) => {
  const { key, temperature, delivery_at: day, delivery_timezone_key: zone } = packing;
  const [first] = leadTime.dates;
  const noteId = `${id}-${key}-note`;
  const errorId = `${id}-${key}-error`;
  const described = error ? `${noteId} ${errorId}` : noteId;
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
      <div className={fields}>
        {first ? (
          <label>
            お届け日
            <span className={select}>
              <select
                name={dayField(key)}
                defaultValue={day !== null && leadTime.dates.includes(day) ? day : ''}
                aria-describedby={described}
                aria-invalid={error ? true : undefined}
              >
                <option value="">指定なし（最短）</option>
                {leadTime.dates.map((date) => (
                  <option key={date} value={date}>
                    {formatDate(date)}
                  </option>
                ))}
              </select>
            </span>
            {error && <em id={errorId}>{error}</em>}
          </label>
        ) : (
          <input type="hidden" name={dayField(key)} value="" />
        )}
        <label>
          お届け時間帯
          <span className={select}>
            <select
              name={zoneField(key)}
              defaultValue={leadTime.timezones.some((offered) => offered.key === zone) ? zone : 'none'}
            >
              {leadTime.timezones.map(({ key: value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </span>
        </label>
      </div>
      <p id={noteId}>
        {first && `最短のお届け見込み：${formatDate(first)}`}
        {first && leadTime.note && <br />}
        {leadTime.note}
      </p>
    </fieldset>
  );
};
