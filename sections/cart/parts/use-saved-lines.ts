import type { SavedLine } from '../../../schemas/scenario/kept';
import { useMemo, useSyncExternalStore } from 'react';
import { dropLine, keepLine, linesIn, onSavedLines, storedLines } from '../../../src/session/saved-lines';
import { useShop } from '../../../src/ui/shop-context';

const onServer = (): string => '';

/** What was put aside in this browser, and how to change it. The server knows of nothing. */
export const useSavedLines = () => {
  const { channel } = useShop();
  const stored = useSyncExternalStore(onSavedLines, () => storedLines(channel), onServer);
  return {
    saved: useMemo(() => linesIn(stored), [stored]),
    keep: (line: SavedLine): boolean => keepLine(channel, line),
    drop: (skuId: number): void => dropLine(channel, skuId),
  } as const;
};
