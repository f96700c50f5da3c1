/** Where the keyboard goes when what it stood on is gone, or when a screen opens with something to say. */
import { useEffect, useRef, useState } from 'react';

/** Nothing has the focus: what had it was taken out, or the screen has just come. */
export const isFocusLost = (): boolean => document.activeElement?.matches('body, main') ?? true;

/** A press leaves the screen where it is; for the keyboard the place comes into view. */
export const focusOn = (target: HTMLElement): void => {
  target.focus({ preventScroll: true });
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
};

/**
 * For what is said in place of what may have had the focus (`tabIndex={-1}`), at once or with what follows, as a button that
 * goes when the cart has been read again. `said` changes with every new saying. `isCalling`: it has the focus whatever else
 * had it, and comes into view.
 */
export const useSaidFocus = <E extends HTMLElement>(said: string | null, isCalling = false) => {
  const place = useRef<E>(null);
  /** What had the focus when it was said. */
  const held = useRef<Element | null>(null);
  useEffect(() => {
    if (said === null || !place.current) return;
    if (isCalling) place.current.focus();
    else if (isFocusLost()) focusOn(place.current);
    else held.current = document.activeElement;
  }, [said, isCalling]);
  useEffect(() => {
    if (held.current?.isConnected !== false) return;
    held.current = null;
    if (said !== null && place.current && isFocusLost()) focusOn(place.current);
  });
  return place;
};

/**
 * For what a screen says as it comes (`tabIndex={-1}`): a live region that is full from the start is never read out, the
 * place of the focus is.
 */
export const useArrivalFocus = <E extends HTMLElement>(isSaid: boolean) => {
  const place = useRef<E>(null);
  const [isSaidAtFirst] = useState(isSaid);
  useEffect(() => {
    if (isSaidAtFirst && isFocusLost()) place.current?.focus();
  }, [isSaidAtFirst]);
  return place;
};
