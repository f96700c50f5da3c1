import { useRef, type FormEvent } from 'react';
import type { CartLine } from '../../../schemas/entities/cart';
import { Button } from '../../../src/ui/button';
import { useDoAction } from '../parts/do-action';
import { quantity as box } from './cart-lines-default.css';

interface Props {
  readonly line: CartLine;
  readonly labelId: string;
  readonly onChange: (quantity: number) => void;
}

/**
 * The quantity of a line as a number that can be typed, with steps beside it. The field keeps what was typed before the
 * script came; without script its form goes to the shop by itself.
 */
export const LineQuantity = ({ line, labelId, onChange }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  const most = Math.max(line.max_quantity, 1);
  const { url } = useDoAction('cart-modify');
  const commit = (): void => {
    const wanted = field.current?.valueAsNumber;
    if (wanted === undefined || !Number.isInteger(wanted) || wanted < 1) {
      if (field.current) field.current.value = String(line.quantity);
    } else if (wanted !== line.quantity) onChange(wanted);
  };
  const step = (by: number): void => onChange(Math.min(Math.max(line.quantity + by, 1), most));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    commit();
  };
  return (
    <form className={box} method="post" action={url} onSubmit={submit}>
      <input type="hidden" name="key" value={line.key} />
      <span aria-hidden="true">数量</span>
      <div>
        <button
          type="button"
          data-step=""
          aria-label="数量を1つ減らす"
          aria-describedby={labelId}
          disabled={line.quantity <= 1}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          ref={field}
          key={line.quantity}
          type="number"
          name="quantity"
          inputMode="numeric"
          min={1}
          max={Math.max(most, line.quantity)}
          defaultValue={line.quantity}
          aria-label="数量"
          aria-describedby={labelId}
          onBlur={commit}
        />
        <button
          type="button"
          data-step=""
          aria-label="数量を1つ増やす"
          aria-describedby={labelId}
          disabled={line.quantity >= most}
          onClick={() => step(1)}
        >
          ＋
        </button>
      </div>
      <Button kind="text">変更する</Button>
    </form>
  );
};
