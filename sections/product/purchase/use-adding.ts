import { useState } from 'react';
import { addToCart } from '../../../flows/cart/index';

/** `busy`: on its way; else what came of the last press. */
export type Adding =
  | { readonly state: 'still' }
  | { readonly state: 'busy' }
  | { readonly state: 'added'; readonly quantity: number }
  | { readonly state: 'failed'; readonly message: string };

/** Puts a variant into the cart in place; a press while one is under way does nothing. */
export const useAdding = () => {
  const [adding, setAdding] = useState<Adding>({ state: 'still' });
  const add = async (skuId: number, quantity: number): Promise<void> => {
    if (adding.state === 'busy') return;
    setAdding({ state: 'busy' });
    const added = await addToCart([{ sku_id: skuId, quantity }]);
    setAdding(added.ok ? { state: 'added', quantity } : { state: 'failed', message: added.message });
  };
  return { adding, add } as const;
};
