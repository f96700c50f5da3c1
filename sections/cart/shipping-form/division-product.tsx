import type { CartShipping } from '../../../schemas/entities/cart';
import { divisionField } from '../../../src/domain/division-fields';
import { placeName, receiverName } from '../../../src/domain/delivery-words';
import { input } from '../../../src/forms/schema-form/schema-form.css';
import { LineName, LinePicture } from '../parts/line-item';
import { lineText } from '../parts/parts.css';
import { rest as restClass, shares } from './division.css';
import { remainderOf, remainderWords, type DividedProduct, type Texts } from './division-products';

interface Props {
  readonly id: string;
  readonly product: DividedProduct;
  readonly shippings: readonly CartShipping[];
  readonly start: Texts;
  readonly texts: Texts;
  /** The shop did not take the numbers as they were sent. */
  readonly isRefused: boolean;
}

/** One product with a number for each address, and what is left of it while they are typed. */
export const DivisionProduct = ({ id, product, shippings, start, texts, isRefused }: Props) => {
  const { skuId, info, count } = product;
  const [nameId, restId] = [`${id}-${skuId}-name`, `${id}-${skuId}-rest`];
  const rest = remainderOf(product, shippings, texts);
  return (
    <li>
      <LinePicture info={info} />
      <div className={lineText}>
        <div id={nameId} className={lineText}>
          <LineName info={info} />
          <small>カートの数 {count}点</small>
        </div>
        <div className={shares} role="group" aria-labelledby={nameId}>
          {shippings.map(({ key, address }, at) => (
            <label key={key}>
              <span>
                <b>{placeName(at)}</b>
                {address && <span>{receiverName(address)} 様</span>}
              </span>
              <span>
                <input
                  className={input}
                  type="number"
                  name={divisionField(skuId, key)}
                  inputMode="numeric"
                  min={0}
                  max={count}
                  defaultValue={start[divisionField(skuId, key)]}
                  aria-describedby={restId}
                  aria-invalid={isRefused && rest !== 0 ? true : undefined}
                />
                点
              </span>
            </label>
          ))}
        </div>
        <p id={restId} className={restClass} aria-live="polite" data-fits={rest === 0 ? '' : undefined}>
          {remainderWords(rest)}
        </p>
      </div>
    </li>
  );
};
