import type { KeyboardEvent } from 'react';
import { divisionField, piecesIn } from '../../../src/domain/delivery/division-fields';
import { doneWords } from '../../../src/domain/option-words';
import { input } from '../../../src/forms/schema-form/schema-form.css';
import { arrowStep } from '../../../src/ui/stepper';
import { LineName, LinePicture } from '../parts/line-item';
import { lineText } from '../parts/cart-parts.css';
import { share, shareFault } from './division.css';
import type { DividedProduct, Texts } from './division-products';

interface Props {
  readonly id: string;
  readonly product: DividedProduct;
  /** Of the shipping that they go to. */
  readonly shippingKey: string;
  readonly start: Texts;
  readonly texts: Texts;
  /** Where it is said what is left of it. */
  readonly restId: string;
  /** What is wrong with the number, once the shop has refused it; null: nothing. */
  readonly fault: string | null;
}

/** What is told of a field; nothing while no number stands there. */
const valueNow = (text = ''): number | undefined => {
  const pieces = piecesIn(text);
  return Number.isNaN(pieces) ? undefined : pieces;
};

/** One more or less, as numbers of the browser's own take it; the form hears of it as of what is typed. */
const turn = (event: KeyboardEvent<HTMLInputElement>, most: number): void => {
  const by = arrowStep(event);
  if (by === 0) return;
  event.preventDefault();
  const field = event.currentTarget;
  field.value = String(Math.min(Math.max((valueNow(field.value) ?? 0) + by, 0), most));
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** How many pieces of one product go to one address. */
export const DivisionShare = ({ id, product, shippingKey, start, texts, restId, fault }: Props) => {
  const { goods, info, accessories = [], count } = product;
  const name = divisionField(goods, shippingKey);
  return (
    <li>
      <label className={share} htmlFor={`${id}-${name}`}>
        <LinePicture info={info} />
        <span className={lineText}>
          <LineName info={info} />
          {accessories.map((accessory) => (
            <small key={accessory.key}>{doneWords(accessory)}</small>
          ))}
        </span>
        <span>
          <input
            id={`${id}-${name}`}
            className={input}
            // A field of text: one of numbers hands on neither full-width digits nor what is wrong.
            type="text"
            role="spinbutton"
            name={name}
            inputMode="numeric"
            autoComplete="off"
            aria-valuemin={0}
            aria-valuemax={count}
            aria-valuenow={valueNow(texts[name])}
            defaultValue={start[name]}
            onKeyDown={(event) => turn(event, count)}
            aria-describedby={fault === null ? restId : `${id}-${name}-fault`}
            aria-invalid={fault !== null || undefined}
          />
          点
        </span>
      </label>
      {fault !== null && (
        <p className={shareFault} id={`${id}-${name}-fault`}>
          {fault}
        </p>
      )}
    </li>
  );
};
