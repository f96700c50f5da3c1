import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { quantity as bounds } from '../../schemas/cart/quantity';
import { wholeNumber } from '../domain/whole-number';
import { stepper } from './stepper.css';

const least = bounds.minimum;
/** What is said of a quantity that is none. */
export const notWhole = `数量は${least}以上の整数で入力してください。`;

/** A whole number that a quantity can be, in digits of either width; null: anything else. */
export const quantityIn = (text: string): number | null => {
  const wanted = wholeNumber(text);
  return wanted !== null && wanted >= least ? wanted : null;
};

/** By how much an arrow key changes a number; 0: it is none. */
export const arrowStep = ({ key }: Pick<KeyboardEvent, 'key'>): -1 | 0 | 1 =>
  key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;

type OfInput = Pick<InputHTMLAttributes<HTMLInputElement>, 'onBlur' | 'onInput'>;

interface Props extends OfInput {
  readonly field?: Ref<HTMLInputElement>;
  /** What stands in the field at first; it holds what is typed by itself. */
  readonly start: number | string;
  /** The quantity as it counts. */
  readonly value: number;
  readonly most: number;
  readonly isInvalid?: boolean;
  /** DOM ids of what is said of it. */
  readonly describedBy?: string | undefined;
  /** DOM id of what it is the quantity of. */
  readonly labelId?: string | undefined;
  /** By one more or less, already within the bounds; without it the form's own script does it (storefront/browser/adding.ts). */
  readonly onStep?: ((quantity: number) => void) | undefined;
  /** An arrow key has changed what stands in the field. */
  readonly onArrow?: ((quantity: number) => void) | undefined;
}

/**
 * A quantity as a number that can be typed, with steps beside it. It is a field of text: one of numbers hands on neither
 * full-width digits nor what is wrong.
 */
export const Stepper = (props: Props) => {
  const { field, start, value, most, isInvalid = false, describedBy, labelId, onStep, onArrow, ...ofInput } = props;
  const within = (wanted: number): number => Math.min(Math.max(wanted, least), Math.max(most, least));
  const isAtEnd = (by: -1 | 1): boolean => onStep !== undefined && (by < 0 ? value <= least : value >= most);
  const step = (by: -1 | 1) => ({
    type: 'button' as const,
    'data-step': by,
    'aria-label': by < 0 ? '数量を1つ減らす' : '数量を1つ増やす',
    'aria-describedby': labelId,
    // At its end a step can still be stood on: the keyboard would be nowhere otherwise.
    'aria-disabled': isAtEnd(by) || undefined,
    onClick: onStep && (() => isAtEnd(by) || onStep(within(value + by))),
  });
  const arrows = (event: KeyboardEvent<HTMLInputElement>): void => {
    const by = arrowStep(event);
    if (by === 0) return;
    event.preventDefault();
    const wanted = within((quantityIn(event.currentTarget.value) ?? value) + by);
    event.currentTarget.value = String(wanted);
    onArrow?.(wanted);
  };
  return (
    <div className={stepper}>
      <button {...step(-1)}>−</button>
      <input
        ref={field}
        type="text"
        role="spinbutton"
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={start}
        aria-label="数量"
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={Math.max(most, value)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onKeyDown={arrows}
        {...ofInput}
      />
      <button {...step(1)}>＋</button>
    </div>
  );
};
