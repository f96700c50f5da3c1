import { axisField } from '../../../src/domain/option-form';
import { formatNumber } from '../../../src/lib/numbers';
import { chip } from '../../../src/ui/styles/chip.css';
import { stockSaying, stockWords } from '../parts/stock-words';
import { isAvailable, pricesToSay, variantOf, type Choice, type Model } from './choose-variant';
import { clothColor } from './cloth-colors';
import { axisError, axisLegend, chips, swatch } from './variant-axis.css';

interface Props {
  readonly axis: Model['axes'][number];
  readonly model: Model;
  readonly choice: Choice;
  readonly onChoose: (value: string) => void;
  /** `few`: besides what is sold out, what is nearly so or has to be ordered is said on its box. */
  readonly stock: 'out' | 'few';
  /** Stem of DOM ids. */
  readonly id: string;
  /** What is wrong with the choice; null: nothing. */
  readonly error: string | null;
  /** The screen came back with this error: it opens there, without script too. */
  readonly isReturnedTo: boolean;
}

/** What is worth saying of a value's stock, given what is chosen elsewhere; null: it is simply there. */
const noteOf = ({ axis: { name }, model, choice, stock }: Props, value: string): string | null => {
  if (!isAvailable(model, choice, name, value)) return stockWords.out;
  // On an axis before the last the stock is that of whatever comes to be chosen after it.
  if (stock === 'out' || model.axes.at(-1)?.name !== name) return null;
  const variant = variantOf(model, { ...choice, [name]: value });
  return variant?.stock_status === 'few' || variant?.stock_status === 'order'
    ? stockSaying({ ...variant, restock_note: null }).words
    : null;
};

/** The values of one axis as a row of boxes, each with what sets it apart: its colour, its price, how much is left. */
export const VariantAxis = (props: Props) => {
  const { axis, model, choice, onChoose, id, error, isReturnedTo } = props;
  const { name, values } = axis;
  const prices = pricesToSay(model, choice, name);
  return (
    <fieldset data-choice={name} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={axisLegend}>{name}</legend>
      {error && (
        <p id={`${id}-error`} className={axisError} role="alert">
          {error}
        </p>
      )}
      <div className={chips}>
        {values.map((value, at) => {
          const price = prices.get(value);
          const note = noteOf(props, value);
          const isOut = !isAvailable(model, choice, name, value);
          const color = clothColor(name, value);
          return (
            <label key={value} className={chip} data-out={isOut ? '' : undefined}>
              <input
                type="radio"
                name={axisField(name)}
                value={value}
                required
                autoFocus={isReturnedTo && at === 0}
                data-axis={name}
                checked={choice[name] === value}
                onChange={() => onChoose(value)}
              />
              <span>
                {/* Its colour becomes a rule of the page's style, as a picture's does: see src/ui/picture.tsx. */}
                {color && <i className={swatch} data-ph={color} />}
                {value}
                {price !== undefined && <small>{formatNumber(price)}円</small>}
                {note && <small>{note}</small>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};
