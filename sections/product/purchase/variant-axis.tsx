import { formatNumber } from '../../../src/lib/numbers';
import { chip } from '../../../src/ui/chip.css';
import { isAvailable, pricesToSay, type Choice, type Model } from './choose-variant';
import { axisLegend, chips } from './variant-axis.css';

interface Props {
  readonly axis: Model['axes'][number];
  readonly model: Model;
  readonly choice: Choice;
  readonly onChoose: (value: string) => void;
}

/** The values of one axis as a row of boxes, each with what sets it apart: its price, or that it is sold out. */
export const VariantAxis = ({ axis: { name, values }, model, choice, onChoose }: Props) => {
  const prices = pricesToSay(model, choice, name);
  return (
    <fieldset>
      <legend className={axisLegend}>{name}</legend>
      <div className={chips}>
        {values.map((value) => {
          const price = prices.get(value);
          const isOut = !isAvailable(model, choice, name, value);
          return (
            <label key={value} className={chip} data-out={isOut ? '' : undefined}>
              <input
                type="radio"
                name={`option.${name}`}
                value={value}
                data-axis={name}
                checked={choice[name] === value}
                onChange={() => onChoose(value)}
              />
              <span>
                {value}
                {price !== undefined && <small>{formatNumber(price)}円</small>}
                {isOut && <small>在庫切れ</small>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};
