import type { Cart } from '../../../schemas/cart/cart';
import type { CartLine } from '../../../schemas/cart/cart-line';
import type { CartPacking } from '../../../schemas/cart/cart-shipping';
import { allGoodsWords, parcelTitle, placeWords } from '../../../src/domain/delivery/delivery-words';
import { Button } from '../../../src/ui/button';
import { select } from '../../../src/ui/styles/field.css';
import { useDoAction } from '../parts/do-action';
import { firstError } from '../parts/first-error';
import { part } from './part-goods.css';

interface LineProps {
  readonly id: string;
  readonly cart: Cart;
  readonly line: CartLine;
}

/** The parcels that go where a line goes, and which of several places that is. */
const placeOf = ({ detail: { shippings } }: Cart, { shipping_key: to }: CartLine) => {
  const at = shippings.findIndex(({ key }) => key === to);
  const { packings = [], address = null } = shippings[at] ?? {};
  return { packings, place: shippings.length > 1 ? `${placeWords(at, address)}：` : '' };
};

/** There is something that it can be parted from, or joined with. */
const canBeParted = (cart: Cart, line: CartLine): boolean =>
  line.quantity > 1 ||
  placeOf(cart, line).packings.length > 1 ||
  cart.detail.products.some(({ key, packing_key: parcel }) => key !== line.key && parcel === line.packing_key);

/** What is alone in its parcel can but join another one: proposed is the first of its temperature. '': a new parcel. */
const proposedFor = ({ detail }: Cart, line: CartLine, packings: readonly CartPacking[]): string => {
  const own = packings.find(({ key }) => key === line.packing_key);
  const isAlone = detail.products.every(({ key, packing_key: parcel }) => key === line.key || parcel !== own?.key);
  const other = packings.find((packing) => packing !== own && packing.temperature === own?.temperature);
  return isAlone && line.quantity === 1 ? (other?.key ?? '') : '';
};

/** Pieces of one line: how many, and what they travel with. */
const PartLine = ({ id, cart, line }: LineProps) => {
  const { url, posted: anyPosted } = useDoAction('parcel-part');
  const posted = anyPosted?.values.key === line.key ? anyPosted : undefined;
  const { packings, place } = placeOf(cart, line);
  const isWhole = line.quantity === 1 || packings.length > 1;
  return (
    <form method="post" action={url} noValidate aria-labelledby={id}>
      <input type="hidden" name="key" value={line.key} />
      <p id={id}>
        {place}
        {allGoodsWords([line])}
      </p>
      <label>
        分ける数
        <input
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          defaultValue={posted?.values.quantity ?? (isWhole ? line.quantity : 1)}
          aria-describedby={posted ? `${id}-fault` : undefined}
          aria-invalid={posted ? true : undefined}
        />
      </label>
      <label>
        お届け方
        <span className={select}>
          <select name="with" defaultValue={posted?.values.with ?? proposedFor(cart, line, packings)}>
            <option value="">別の日に（新しいお荷物）</option>
            {packings.map(
              (packing) =>
                packing.key !== line.packing_key && (
                  <option key={packing.key} value={packing.key}>
                    {parcelTitle(cart.detail.products, { packings }, packing, 1)}と一緒に
                  </option>
                ),
            )}
          </select>
        </span>
      </label>
      <Button kind="outline">分ける</Button>
      {posted && (
        <p id={`${id}-fault`} role="alert">
          {firstError(posted)}
        </p>
      )}
    </form>
  );
};

/**
 * Puts goods into a parcel of their own, for another day, or into one that is there: plain forms, before the days are
 * chosen. Of a gift nobody knows the day.
 */
export const PartGoods = ({ id, cart }: Omit<LineProps, 'line'>) => {
  const { posted } = useDoAction('parcel-part');
  const goods = cart.social_gift ? [] : cart.detail.products.filter((line) => canBeParted(cart, line));
  if (goods.length === 0) return null;
  return (
    <details className={part} open={posted !== undefined}>
      <summary>同じお届け先へ、別の日に分けて届ける</summary>
      <p>
        お荷物ごとに送料がかかり、送料無料の対象金額もお届けごとに計算します。お届け日は、分けたあとにお選びください。
      </p>
      {goods.map((line) => (
        <PartLine key={line.key} id={`${id}-part-${line.key}`} cart={cart} line={line} />
      ))}
    </details>
  );
};
