import { useEffect, useRef } from 'react';
import type { FormEvent } from '../../../schemas/contract/form.flow-events';
import { tellWatchers } from '../../session/tell-watchers';
import { useShop } from '../../ui/shop-context';
import type { FormStore } from '../form-store';
import { keepable } from './typed-texts';

type OnReplayed = (event: Exclude<FormEvent, { readonly type: 'refuse' }>) => void;

const stateOf = (errors: object): 'refused' | 'passed' => (Object.keys(errors)[0] === undefined ? 'passed' : 'refused');

/** As a form stands that was pressed, or is left with something in it. */
const standing = (store: FormStore, errors: ReturnType<FormStore['errors']>) =>
  ({ type: 'refuse', errors, values: keepable(store) }) as const satisfies FormEvent;

/** Where nothing was pressed, or all that was wrong then is right, faults stand beside fields that were left. */
const leftStanding = (store: FormStore) => {
  if (store.problems()[0]) return standing(store, store.errors());
  const errors = store.shown();
  const event = standing(store, errors);
  return stateOf(errors) === 'refused' ? ({ ...event, isLeft: true } as const) : event;
};

/**
 * Whoever records is told, when the page is left, of what was typed, or filled in for what was typed, and what was said of
 * it, since the last press.
 *
 * @returns to be called with a press, which tells what stands there by itself: whether something was typed since the last
 */
const useTyped = (store: FormStore, id: string): (() => boolean) => {
  const shop = useShop();
  const isTyped = useRef(false);
  const isBegun = useRef(false);
  useEffect(() => {
    const tellTyped = (): void => {
      const event = leftStanding(store);
      if (isTyped.current) window.norenFlows?.sees('form', id, stateOf(event.errors), event);
    };
    window.addEventListener('pagehide', tellTyped);
    const mark = (): void => {
      if (isTyped.current || store.definition.isSecret) return;
      isTyped.current = true;
      isBegun.current = true;
      tellWatchers(shop, () => undefined);
    };
    const stops = [
      store.onType(mark),
      store.subscribe(() => store.said() !== '' && mark()),
      // A town may come after the press. What was kept is put back before anything is done.
      store.onWrite(() => isBegun.current && mark()),
    ];
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('pagehide', tellTyped);
    };
  }, [store, id, shop]);
  return () => {
    const was = isTyped.current;
    isTyped.current = false;
    return was;
  };
};

/**
 * Whoever plays or records the screen (flows/watch.ts) sees what was wrong when the form was to be sent, and that nothing is
 * any more; and what stood in its fields then, and when the page was left.
 */
export const useWatched = (store: FormStore, id: string, onReplayed: OnReplayed | undefined) => {
  const shop = useShop();
  const latest = useRef(onReplayed);
  useEffect(() => {
    latest.current = onReplayed;
  });
  useEffect(() => {
    const replay = (event: FormEvent): void => {
      if (event.type !== 'back') for (const [name, text] of Object.entries(event.values ?? {})) store.fill(name, text);
      if (event.type !== 'refuse') return latest.current?.(event);
      store.refuse(event.errors, !event.isLeft);
      window.norenFlows?.sees('form', id, stateOf(event.errors), event);
    };
    window.norenFlows?.meet('form', replay, id);
  }, [store, id]);
  const takeTyped = useTyped(store, id);
  const wasRefused = useRef(false);
  /** Of a press. */
  return (): void => {
    const errors = store.errors();
    const isRefused = stateOf(errors) === 'refused';
    // With what stands there, also where nothing is wrong: a flow whose code does not come tells of nothing.
    const event = standing(store, errors);
    if (takeTyped() || isRefused || wasRefused.current)
      tellWatchers(shop, ({ sees }) => sees('form', id, stateOf(errors), event));
    wasRefused.current = isRefused;
  };
};
