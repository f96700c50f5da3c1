import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Refusal } from '../../../flows/cart/index';
import type { CartLine } from '../../../schemas/cart/cart-line';
import { Button } from '../../../src/ui/button';
import { notWhole, quantityIn, Stepper } from '../../../src/ui/stepper';
import { useDoAction } from '../parts/do-action';
import { firstError } from '../parts/first-error';
import { quantity as box, fault as faultClass, limit as limitClass } from './cart-lines-default.css';

export type ChangeQuantity = (quantity: number, step?: { readonly isStep: true }) => void;

interface Props {
  readonly line: CartLine;
  readonly labelId: string;
  /** A change of it is under way. */
  readonly isBusy: boolean;
  /** What the shop said of the last quantity. */
  readonly refusal: Refusal | undefined;
  readonly onChange: ChangeQuantity;
}

/**
 * What is wrong with the quantity in the field, by the one who says so; over once the line has another quantity. A form
 * that was sent without script has its answer on the screen from the start.
 */
const useFault = ({ line, isBusy, refusal, onChange }: Omit<Props, 'labelId'>) => {
  const { url, posted } = useDoAction('cart-modify');
  const sent = posted?.values.key === line.key ? posted : undefined;
  const [own, setOwn] = useState<Refusal | null>(sent ? { message: firstError(sent), was: line.quantity } : null);
  const fault = [own, refusal].find((one) => one?.was === line.quantity)?.message ?? null;
  /** Takes what was typed: to the shop, or back with the reason. */
  const take = (text: string): void => {
    const wanted = quantityIn(text);
    setOwn(wanted === null ? { message: notWhole, was: line.quantity } : null);
    // The same quantity as before may take back one that is on its way, and ends what the shop has refused.
    if (wanted !== null && (wanted !== line.quantity || isBusy || refusal)) onChange(wanted);
  };
  return { url, fault, take, first: sent?.values.quantity ?? line.quantity } as const;
};

/**
 * The field shows the line's quantity when that changes and nothing more is on its way; what is typed stays until then, and
 * the keyboard where it is.
 */
const useField = (quantity: number, isBusy: boolean) => {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(quantity);
  useEffect(() => {
    if (isBusy || shown.current === quantity) return;
    shown.current = quantity;
    if (field.current) field.current.value = String(quantity);
  }, [quantity, isBusy]);
  const show = (wanted: number): void => {
    shown.current = wanted;
    if (field.current) field.current.value = String(wanted);
  };
  return { field, show } as const;
};

/**
 * The quantity of a line. The field keeps what was typed before the script came, and what cannot be taken until it is
 * mended; without script its form goes to the shop by itself.
 */
export const LineQuantity = ({ line, labelId, isBusy, refusal, onChange }: Props) => {
  const { field, show } = useField(line.quantity, isBusy);
  /** What was asked for last: the next step goes on from there, however long the shop takes. */
  const [wanted, setWanted] = useState(line.quantity);
  /** What was taken last: leaving the field does not send it twice. */
  const taken = useRef('');
  const { url, fault, take, first } = useFault({ line, isBusy, refusal, onChange });
  const [faultId, limitId] = [`${labelId}-fault`, `${labelId}-limit`];
  const isFull = line.limit_note != null && line.quantity >= line.max_quantity;
  const commit = (): void => {
    taken.current = field.current?.value ?? '';
    setWanted(quantityIn(taken.current) ?? line.quantity);
    take(taken.current);
  };
  const forget = (): void => void (taken.current = '');
  const step = (quantity: number): void => {
    show(quantity);
    taken.current = String(quantity);
    setWanted(quantity);
    onChange(quantity, { isStep: true });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    commit();
  };
  return (
    <form className={box} method="post" action={url} onSubmit={submit} noValidate>
      <input type="hidden" name="key" value={line.key} />
      <span aria-hidden="true">数量</span>
      <Stepper
        field={field}
        start={first}
        value={isBusy ? wanted : line.quantity}
        most={line.max_quantity}
        isInvalid={fault !== null}
        labelId={labelId}
        describedBy={`${labelId} ${faultId} ${limitId}`}
        onStep={step}
        onArrow={forget}
        onBlur={({ target }) => target.value !== taken.current && commit()}
        onInput={forget}
      />
      <Button kind="text">変更する</Button>
      <p id={limitId} className={limitClass}>
        {isFull && line.limit_note}
      </p>
      <p id={faultId} className={faultClass} aria-live="polite">
        {fault}
      </p>
    </form>
  );
};
