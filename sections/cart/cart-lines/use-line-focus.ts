import { useEffect, useRef } from 'react';
import type { CartNotice } from '../../../flows/cart/index';
import { focusOn, isFocusLost } from '../../../src/ui/focus';

/**
 * Puts the keyboard where it goes on when the line that it stood on is gone: on the way back, where the notice offers
 * one, which comes into view for all; on the line that has come; else on the one that took its place, or the title. `keys`
 * are those of the lines.
 */
export const useLineFocus = (keys: readonly string[], notice: CartNotice | null) => {
  const section = useRef<HTMLElement>(null);
  const last = useRef({ keys, notice });
  useEffect(() => {
    const { keys: before, notice: said } = last.current;
    last.current = { keys, notice };
    const gone = before.findIndex((key) => !keys.includes(key));
    const come = keys.findIndex((key) => !before.includes(key));
    if (!notice || notice === said || (gone < 0 && come < 0)) return;
    // Other sections that show the cart take their own lines away in this same turn.
    requestAnimationFrame(() => {
      const back = section.current?.querySelector<HTMLElement>('[role=status] button');
      // With the words beside it.
      back?.parentElement?.scrollIntoView({ block: 'nearest' });
      if (!isFocusLost()) return;
      const names = section.current?.querySelectorAll<HTMLElement>('li strong a') ?? [];
      const target =
        back ?? names[come < 0 ? Math.min(gone, names.length - 1) : come] ?? section.current?.querySelector('h1');
      if (target) focusOn(target);
    });
  });
  return section;
};
