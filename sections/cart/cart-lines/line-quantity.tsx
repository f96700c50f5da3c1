import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { Refusal } from '../../../flows/cart/index';
import type { CartLine } from '../../../schemas/entities/cart';
import { quantity as bounds } from '../../../schemas/entities/quantity';
import { wholeNumber } from '../../../src/domain/whole-number';
import { Button } from '../../../src/ui/button';
import { useDoAction } from '../parts/do-action';
import { firstError } from '../parts/first-error';
import { quantity as box, fault as faultClass } from './cart-lines-default.css';

interface Props {
  readonly line: CartLine;
  readonly labelId: string;
  /** What the shop said of the last quantity. */
  readonly refusal: Refusal | undefined;
  readonly onChange: (quantity: number) => void;
}

const least = bounds.minimum;
const notWhole = `数量は${least}以上の整数で入力してください。`;

/** A whole number that a line can have; null: anything else. */
const wantedIn = (text: string): number | null => {
  const wanted = wholeNumber(text);
  return wanted !== null && wanted >= least ? wanted : null;
};

/**
 * What is wrong with the quantity in the field, by the one who says so; over once the line has another quantity. A form
 * that was sent without script has its answer on the screen from the start.
 */
const useFault = ({ line, refusal, onChange }: Pick<Props, 'line' | 'refusal' | 'onChange'>) => {
  const { url, posted } = useDoAction('cart-modify');
  const sent = posted?.values.key === line.key ? posted : undefined;
  const [own, setOwn] = useState<Refusal | null>(sent ? { message: firstError(sent), was: line.quantity } : null);
  const fault = [own, refusal].find((one) => one?.was === line.quantity)?.message ?? null;
  /** Takes what was typed: to the shop, or back with the reason. */
  const take = (text: string): void => {
    const wanted = wantedIn(text);
    setOwn(wanted === null ? { message: notWhole, was: line.quantity } : null);
    // What the shop has refused is over with any answer, the same quantity as before too.
    if (wanted !== null && (wanted !== line.quantity || refusal)) onChange(wanted);
  };
  return { url, fault, take, first: sent?.values.quantity ?? line.quantity } as const;
};

interface StepProps {
  readonly name: string;
  readonly labelId: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

const Step = ({ name, labelId, ...rest }: StepProps) => (
  <button type="button" data-step="" aria-label={name} aria-describedby={labelId} {...rest} />
);

/**
 * The quantity of a line as a number that can be typed, with steps beside it. The field keeps what was typed before the
 * script came, and what cannot be taken until it is mended; without script its form goes to the shop by itself. It is a
 * field of text: one of numbers hands on neither full-width digits nor what is wrong.
 */
export const LineQuantity = ({ line, labelId, refusal, onChange }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  /** What was taken last: leaving the field does not send it twice. */
  const taken = useRef('');
  const { url, fault, take, first } = useFault({ line, refusal, onChange });
  const most = Math.max(line.max_quantity, least);
  const faultId = `${labelId}-fault`;
  const commit = (): void => {
    taken.current = field.current?.value ?? '';
    take(taken.current);
  };
  const within = (wanted: number): number => Math.min(Math.max(wanted, least), most);
  const step = (by: number): void => onChange(within(line.quantity + by));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    commit();
  };
  const arrows = (event: KeyboardEvent<HTMLInputElement>): void => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.currentTarget.value = String(within((wantedIn(event.currentTarget.value) ?? line.quantity) + by));
    taken.current = '';
  };
  return (
    <form className={box} method="post" action={url} onSubmit={submit} noValidate>
      <input type="hidden" name="key" value={line.key} />
      <span aria-hidden="true">数量</span>
      <div>
        <Step name="数量を1つ減らす" labelId={labelId} disabled={line.quantity <= least} onClick={() => step(-1)}>
          −
        </Step>
        <input
          ref={field}
          key={line.quantity}
          type="text"
          role="spinbutton"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={first}
          aria-label="数量"
          aria-valuenow={line.quantity}
          aria-valuemin={least}
          aria-valuemax={Math.max(most, line.quantity)}
          aria-invalid={fault !== null || undefined}
          aria-describedby={`${labelId} ${faultId}`}
          onBlur={({ target }) => target.value !== taken.current && commit()}
          onInput={() => (taken.current = '')}
          onKeyDown={arrows}
        />
        <Step name="数量を1つ増やす" labelId={labelId} disabled={line.quantity >= most} onClick={() => step(1)}>
          ＋
        </Step>
      </div>
      <Button kind="text">変更する</Button>
      <p id={faultId} className={faultClass} aria-live="polite">
        {fault}
      </p>
    </form>
  );
};
