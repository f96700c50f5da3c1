import { useRef, useState } from 'react';
import { addToCart } from '../../../flows/cart/index';

/** `busy`: on its way; else what came of the last press. */
export type Adding =
  | { readonly state: 'still' }
  | { readonly state: 'busy' }
  | { readonly state: 'added'; readonly quantity: number }
  | { readonly state: 'failed'; readonly message: string };

type Line = Parameters<typeof addToCart>[0];
type Refused = Extract<Awaited<ReturnType<typeof addToCart>>, { readonly ok: false }>;

/** Puts a variant into the cart in place; a press while one is under way does nothing. @param id of the section */
export const useAdding = (id: string, onAdded: () => void) => {
  const [adding, setAdding] = useState<Adding>({ state: 'still' });
  /** As it is by now: whoever plays a scenario sends what follows before it is drawn. */
  const isBusy = useRef(false);
  /** @returns why not; null: it is in the cart, or another press is under way */
  const add = async (line: Line): Promise<Refused | null> => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setAdding({ state: 'busy' });
    const added = await addToCart(line, id);
    isBusy.current = false;
    if (added.ok) onAdded();
    setAdding(added.ok ? { state: 'added', quantity: line.quantity } : { state: 'failed', message: added.message });
    return added.ok ? null : added;
  };
  return { adding, add } as const;
};
