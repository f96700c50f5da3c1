import { useRef, useState } from 'react';
import { useFirstRead } from '../../../src/forms/use-first-read';
import { notWhole, quantityIn } from '../../../src/ui/stepper';

/** A quantity that cannot be taken, as a sentence; null: it can. */
const faultOf = (wanted: number | null, most: number, limit: string): string | null => {
  if (wanted === null) return notWhole;
  return wanted > most ? limit : null;
};

/**
 * The quantity in the field: what counts, what is wrong with it, and how steps and typing change it.
 *
 * @param refused what the shop said of it, where the form was sent without script
 */
export const useQuantity = (start: string, refused: string | null) => {
  const field = useRef<HTMLInputElement>(null);
  const [quantity, setQuantity] = useState(quantityIn(start) ?? 1);
  const [fault, setFault] = useState(refused);
  const see = (wanted: number | null): void => {
    setFault(null);
    if (wanted !== null) setQuantity(wanted);
  };
  // What was typed before the script came, or in this tab before a reload.
  useFirstRead(() => {
    if (field.current && field.current.value !== start) see(quantityIn(field.current.value));
  });
  return {
    field,
    quantity,
    fault,
    step(wanted: number): void {
      if (field.current) field.current.value = String(wanted);
      see(wanted);
    },
    /** By a button or a key: as if it had been typed, for whoever keeps what stands in the form. */
    turn(wanted: number): void {
      if (field.current) field.current.value = String(wanted);
      see(wanted);
      field.current?.dispatchEvent(new Event('input', { bubbles: true }));
    },
    see,
    /** The field is left: what can be taken stands there in plain digits, of all else it is said why not. */
    leave(most: number, limit: string): void {
      const wanted = quantityIn(field.current?.value ?? '');
      if (field.current && wanted !== null) field.current.value = String(wanted);
      setFault(faultOf(wanted, most, limit));
    },
    type: (): void => see(quantityIn(field.current?.value ?? '')),
    /** The quantity to send; null: it cannot be taken, which is said at the field. */
    take(most: number, limit: string): number | null {
      const wanted = quantityIn(field.current?.value ?? '');
      const wrong = faultOf(wanted, most, limit);
      setFault(wrong);
      if (wrong !== null) field.current?.focus();
      return wrong === null ? wanted : null;
    },
  } as const;
};

export type Quantity = ReturnType<typeof useQuantity>;
