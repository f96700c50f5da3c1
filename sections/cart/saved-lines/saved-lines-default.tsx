import { useState } from 'react';
import { bringToCart, useCart, useReplayedAdding } from '../../../flows/cart/index';
import { toast } from '../../../src/lib/toast';
import type { SavedLine } from '../../../schemas/scenario/kept';
import { useSavedLines } from '../parts/use-saved-lines';
import { SavedList } from './saved-list';
import type { SavedLinesProps } from './saved-lines.data';

/** What came of the last press; `skuId` while it is under way. */
type Restoring =
  | { readonly state: 'still' }
  | { readonly state: 'busy'; readonly skuId: number }
  | { readonly state: 'failed'; readonly message: string };

/**
 * What was put aside in this browser. The server draws its empty place; the goods come with the script, below all else
 * of the cart, so that nothing moves that is being read. What is in the cart (again) is not shown.
 */
export const View = ({ id, settings, data }: SavedLinesProps) => {
  const { cart } = useCart(data.cart);
  const { saved, drop, keep } = useSavedLines();
  const [restoring, setRestoring] = useState<Restoring>({ state: 'still' });
  const inCart = new Set<number>();
  if (cart?.order_no === null) for (const line of cart.detail.products) inCart.add(line.sku_id);
  const restore = async (skuId: number, quantity: number): Promise<void> => {
    if (restoring.state === 'busy') return;
    setRestoring({ state: 'busy', skuId });
    const added = await bringToCart({ sku_id: skuId, quantity }, id);
    setRestoring(added.ok ? { state: 'still' } : { state: 'failed', message: added.message });
    if (added.ok) drop(skuId);
  };
  useReplayedAdding(id, (event) => {
    if (event.type === 'add') void restore(event.line.sku_id, event.line.quantity);
  });
  const remove = (line: SavedLine): void => {
    drop(line.sku_id);
    toast({
      message: `「${line.name}」を削除しました。`,
      action: { label: '元に戻す', run: () => keep(line) },
    });
  };
  return (
    <div>
      <SavedList
        id={id}
        title={settings.title}
        lines={saved.filter((line) => !inCart.has(line.sku_id))}
        busyId={restoring.state === 'busy' ? restoring.skuId : null}
        error={restoring.state === 'failed' ? restoring.message : null}
        onRestore={({ sku_id: skuId, quantity }) => void restore(skuId, quantity)}
        onDrop={remove}
      />
    </div>
  );
};
