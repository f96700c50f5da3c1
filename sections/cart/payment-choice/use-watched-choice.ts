import { type RefObject, useEffect, useRef } from 'react';
import type { FormEvent } from '../../../schemas/contract/form.flow-events';
import { useFirstRead } from '../../../src/forms/use-first-read';
import { tellWatchers } from '../../../src/session/tell-watchers';
import { useShop } from '../../../src/ui/shop-context';

interface Choice {
  readonly section: RefObject<HTMLElement | null>;
  readonly choose: (id: number) => void;
  /** Says that nothing is chosen. */
  readonly ask: () => void;
}

const states = { fill: 'filled', refuse: 'refused', back: 'filled' } as const;

/**
 * Whoever plays or records the screen (flows/watch.ts) sees which method is chosen, since a card's form opens by it, and that
 * none was. @returns the same, told
 */
export const useWatchedChoice = (
  place: string,
  { section, choose, ask }: Choice,
  notChosen: string,
): Pick<Choice, 'choose' | 'ask'> => {
  const shop = useShop();
  const latest = useRef({ choose, ask });
  useEffect(() => {
    latest.current = { choose, ask };
  });
  useEffect(() => {
    const replay = (event: FormEvent): void => {
      if (event.type === 'fill') {
        const { payment_id: id = '' } = event.values;
        const radios = section.current?.querySelectorAll<HTMLInputElement>('input[name=payment_id]') ?? [];
        // They are the browser's own.
        for (const radio of radios) radio.checked = radio.value === id;
        latest.current.choose(Number(id));
      }
      if (event.type === 'refuse') latest.current.ask();
      window.norenFlows?.sees('form', place, states[event.type], event);
    };
    window.norenFlows?.meet('form', replay, place);
  }, [place, section]);
  const tell = (event: FormEvent): void =>
    tellWatchers(shop, ({ sees }) => sees('form', place, states[event.type], event));
  const tellChosen = (id: string): void => tell({ type: 'fill', values: { payment_id: id } });
  // Chosen before the script came.
  useFirstRead(() => {
    const checked = section.current?.querySelector<HTMLInputElement>('input[name=payment_id]:checked');
    if (checked && !checked.defaultChecked) tellChosen(checked.value);
  });
  return {
    choose: (id) => {
      choose(id);
      tellChosen(String(id));
    },
    ask: () => {
      ask();
      tell({ type: 'refuse', errors: { payment_id: [{ code: 'form.refused', message: notChosen }] } });
    },
  };
};
