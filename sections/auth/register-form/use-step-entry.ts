import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const isOwnEntry = (): boolean =>
  typeof history.state === 'object' && history.state !== null && 'isStep' in history.state;

const tellsNothing = () => () => undefined;

/**
 * A step within a screen is an entry of the browser's history, under the screen's own address: Back leads out of the step, and
 * not out of the screen with what was typed there. Whoever leaves the step by a button leaves its entry, too.
 *
 * @param isOver what was typed is taken: whoever comes back to the entry begins anew
 * @returns whether the step was loaded anew, which nothing but its entry tells, and the screen stands before it again
 */
export const useStepEntry = (isIn: boolean, onBack: () => void, isOver: boolean): boolean => {
  const isOwn = useSyncExternalStore(tellsNothing, isOwnEntry, () => false);
  const [wasIn, setWasIn] = useState(isIn);
  if (isIn && !wasIn) setWasIn(true);
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    if (!isIn) return;
    const onPop = (): void => back.current();
    history.pushState({ isStep: true }, '', location.href);
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      // Another screen has entries of its own.
      if (isOwnEntry()) history.back();
    };
  }, [isIn]);
  const wasOver = useRef(false);
  useEffect(() => {
    if (isOver && isOwnEntry()) history.replaceState(null, '', location.href);
    // The browser had put the page aside, and shows it again.
    if (wasOver.current && !isOver) back.current();
    wasOver.current = isOver;
  }, [isOver]);
  return isOwn && !wasIn;
};
