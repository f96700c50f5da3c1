import { useEffect, useRef, useState } from 'react';
import { showPictures } from '../parts/shown-pictures';
import type { KeptForm } from '../parts/use-kept-form';
import { firstChoice, type Choice, type Model } from './choose-variant';

const checkedIn = (form: HTMLFormElement | null): Choice =>
  Object.fromEntries(
    [...(form?.querySelectorAll<HTMLInputElement>('input[data-axis]:checked') ?? [])].map(
      ({ dataset: { axis = '' }, value }) => [axis, value],
    ),
  );

/**
 * The choice, begun with what was chosen in the page before its script came, or what the browser or the tab brought back.
 * The gallery follows it.
 *
 * @param given what was sent without script and not taken
 */
export const useChoice = (model: Model, given: Choice, kept: KeptForm) => {
  const [choice, setChoice] = useState<Choice>(() => firstChoice(model, given));
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (root.current) kept.restore(root.current);
    const checked = checkedIn(root.current);
    setChoice((now) =>
      Object.entries(checked).every(([axis, value]) => now[axis] === value) ? now : { ...now, ...checked },
    );
  }, [kept]);
  useEffect(() => showPictures(choice, model.axes), [choice, model]);
  /** To where an axis is chosen. */
  const focusAxis = (axis: string): void => {
    const radios = [...(root.current?.querySelectorAll<HTMLInputElement>('input[data-axis]') ?? [])];
    radios.find(({ dataset }) => dataset.axis === axis)?.focus();
  };
  /** As it stands in the form at this moment: a press may come before what was chosen without script is known. */
  const take = (): Choice => ({ ...choice, ...checkedIn(root.current) });
  return { root, choice, setChoice, take, focusAxis } as const;
};
