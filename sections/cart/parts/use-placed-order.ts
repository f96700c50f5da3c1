import { useMemo, useSyncExternalStore } from 'react';
import { onPlacedOrder, orderIn, storedOrder } from '../../../src/session/placed-order';
import { useShop } from '../../../src/ui/shop-context';

const onServer = (): string => '';

/** The order that this browser has just placed; null: none. The server knows of nothing. */
export const usePlacedOrder = () => {
  const { channel } = useShop();
  const stored = useSyncExternalStore(onPlacedOrder, () => storedOrder(channel), onServer);
  return useMemo(() => orderIn(stored), [stored]);
};
