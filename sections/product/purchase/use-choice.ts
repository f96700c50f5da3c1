import { useEffect, useRef, useState } from 'react';
import { showPictures } from '../parts/shown-pictures';
import { firstChoice, type Choice, type Model } from './choose-variant';

/**
 * The choice, begun with what was chosen in the page before its script came, or what the browser brought back. The
 * gallery follows it.
 *
 * @param given what was sent without script and not taken
 */
export const useChoice = (model: Model, given: Choice) => {
  const [choice, setChoice] = useState<Choice>(() => firstChoice(model, given));
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const checked = root.current?.querySelectorAll<HTMLInputElement>('input[data-axis]:checked');
    checked?.forEach(({ dataset: { axis = '' }, value }) => {
      setChoice((now) => (now[axis] === value ? now : { ...now, [axis]: value }));
    });
  }, []);
  useEffect(() => showPictures(choice, model.axes), [choice, model]);
  /** To where an axis is chosen. */
  const focusAxis = (axis: string): void => {
    const radios = [...(root.current?.querySelectorAll<HTMLInputElement>('input[data-axis]') ?? [])];
    radios.find(({ dataset }) => dataset.axis === axis)?.focus();
  };
  return { root, choice, setChoice, focusAxis } as const;
};
