import type { CartShipping } from '../../../schemas/cart/cart';
import { divisionField, piecesIn } from '../../../src/domain/delivery/division-fields';
import { placeName, receiverName } from '../../../src/domain/delivery/delivery-words';
import { doneWords } from '../../../src/domain/option-words';
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

/** What is told of a field; nothing while no number stands there. */
const valueNow = (text = ''): number | undefined => {
  const pieces = piecesIn(text);
  return Number.isNaN(pieces) ? undefined : pieces;
};

/** One product with a number for each address, and what is left of it while they are typed. */
export const DivisionProduct = ({ id, product, shippings, start, texts, isRefused }: Props) => {
  const { goods, info, accessories = [], count } = product;
  const [nameId, restId] = [`${id}-${goods}-name`, `${id}-${goods}-rest`];
  const rest = remainderOf(product, shippings, texts);
  return (
    <li>
      <LinePicture info={info} />
      <div className={lineText}>
        <div id={nameId} className={lineText}>
          <LineName info={info} />
          {accessories.map((accessory) => (
            <small key={accessory.key}>{doneWords(accessory)}</small>
          ))}
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
                  // A field of text: one of numbers hands on neither full-width digits nor what is wrong.
                  type="text"
                  role="spinbutton"
                  name={divisionField(goods, key)}
                  inputMode="numeric"
                  autoComplete="off"
                  aria-valuemin={0}
                  aria-valuemax={count}
                  aria-valuenow={valueNow(texts[divisionField(goods, key)])}
                  defaultValue={start[divisionField(goods, key)]}
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
