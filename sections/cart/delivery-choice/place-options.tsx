import type { Cart } from '../../../schemas/cart/cart';
import type { CartAccessory } from '../../../schemas/cart/cart-line';
import type { ProductOption } from '../../../schemas/catalog/product-option';
import { goneField, offeredField, sameField } from '../../../src/domain/delivery/delivery-options';
import { parcelsDoneWords } from '../../../src/domain/delivery/delivery-words';
import { doneWords } from '../../../src/domain/option-words';
import { detailName, placeOf, wantedName } from '../../../src/domain/option-form';
import type { Texts } from '../../../src/forms/form-definition';
import { alarm } from '../../../src/ui/styles/remark.css';
import { OptionFields } from '../../product/parts/option-fields';
import { options as optionsClass } from '../../product/parts/option-fields.css';
import { others, sameForAll } from './delivery-choice-default.css';

type Shipping = Cart['detail']['shippings'][number];

interface Props {
  readonly id: string;
  readonly shipping: Shipping;
  readonly options: readonly ProductOption[];
  /** `お届け先2 佐藤 一郎 様`, where there are several; else null. */
  readonly place: string | null;
  /** The first of several says what is done at the others, too: whether it does now; null: it is not asked. */
  readonly isForAll: boolean | null;
  /** What was sent without script and not taken; null: nothing. */
  readonly sent: Texts | null;
  /** What was typed before the cart became what it is. */
  readonly before: Texts | undefined;
  /** What stands in the form; null: what it was drawn with. */
  readonly typed: Texts | null;
  readonly faults: Texts;
}

/** As the cart has it. */
const givenIn = ({ key, accessories = [] }: Shipping): Texts => {
  const place = placeOf(key);
  return Object.fromEntries(
    accessories.flatMap(({ option_key: option, details, is_left: isLeft }): (readonly [string, string])[] =>
      isLeft
        ? []
        : [
            [wantedName(option, place), '1'],
            ...Object.entries(details).map(([field, text]) => [detailName(option, field, place), text] as const),
          ],
    ),
  );
};

/** What is typed for options, wanted or not. */
const detailsIn = (texts: Texts, place: string): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => name.startsWith(`${place}of.`)));

/** Chosen for an address, or a cart, that is gone: whoever goes on has decided, by what is chosen below. */
const LeftOptions = ({ left }: { readonly left: readonly CartAccessory[] }) => (
  <div className={alarm}>
    <p>
      お届け先の変更やログインの前にお選びの次の内容は、引き継がれていません。必要なときは、下でお選び直しください。お進みになると、下の内容で承ります。
    </p>
    {left.map((accessory) => (
      <p key={accessory.key}>{doneWords(accessory)}</p>
    ))}
  </div>
);

/** What is done to all that goes to one address: noshi, wrapping, a card. The fields are the browser's own. */
export const PlaceOptions = ({ id, shipping, options, place, isForAll, sent, before = {}, typed, faults }: Props) => {
  const { key, accessories = [] } = shipping;
  const given = sent ?? { ...detailsIn(before, placeOf(key)), ...givenIn(shipping) };
  const left = accessories.filter(({ is_left: isLeft }) => isLeft);
  const ended = accessories.filter(
    ({ option_key: of, is_left: isLeft }) => !isLeft && options.every((option) => option.key !== of),
  );
  const parcels = parcelsDoneWords({ packings: shipping.packings, accessories: options });
  if (options.length === 0 && accessories.length === 0) return null;
  return (
    <div className={isForAll === null && place !== null ? `${optionsClass} ${others}` : optionsClass}>
      <h2>{place === null ? 'のし・包装など' : `${place}ののし・包装など`}</h2>
      <input type="hidden" name={offeredField(key)} value={options.map((option) => option.key).join(' ')} />
      <input
        type="hidden"
        name={goneField(key)}
        value={accessories.map((done) => `${done.is_left ? '' : done.option_key}:${done.key}`).join(' ')}
      />
      {parcels && <p>{parcels}</p>}
      {left.length > 0 && <LeftOptions left={left} />}
      {ended.map(({ key: at, name }) => (
        <p key={at} className={alarm}>
          こちらへお届けする商品には、「{name}」を承れません。お進みになると外れます。
        </p>
      ))}
      <OptionFields
        id={`${id}-${key}`}
        options={options}
        given={given}
        values={typed ?? given}
        faults={faults}
        place={placeOf(key)}
      />
      {isForAll !== null && (
        <label className={sameForAll}>
          <input type="checkbox" name={sameField} value="1" defaultChecked={isForAll} />
          すべてのお届け先に、同じ内容で付ける
        </label>
      )}
    </div>
  );
};
