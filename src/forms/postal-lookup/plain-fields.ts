import type { Texts } from '../form-definition';
import { fieldOf, readTexts, writeText } from '../form-dom';
import type { PostalForm } from './postal-search';

interface Start {
  /** In the order in which they are typed. */
  readonly names: readonly string[];
  /** What they are drawn with. */
  readonly given: Texts;
  /** Told after something was filled in: no event tells of it. */
  readonly onFill: () => void;
}

interface PlainFields {
  readonly form: PostalForm;
  /** The `ref` of what holds the fields, each with its name as `data-field`. */
  readonly hold: (box: HTMLElement | null) => void;
}

/** Fields of the browser's own, which nobody but it holds, as the search of postal codes knows a form. */
export const plainFields = ({ names, given, onFill }: Start): PlainFields => {
  let box: HTMLElement | null = null;
  const texts = (): Texts => (box ? readTexts(box) : given);
  const form: PostalForm = {
    definition: { lines: names.map((name) => [name]) },
    text: (name) => texts()[name] ?? '',
    fill: (name, text) => {
      if (box) writeText(box, name, text);
      onFill();
    },
    onType: (listener) => {
      const watched = new AbortController();
      const hear = ({ target, isComposing }: Event & { readonly isComposing?: boolean }): void => {
        const field = fieldOf(target);
        // While an IME composes, the text is not meant yet.
        if (field && !isComposing) listener(field.name, field.text);
      };
      for (const type of ['input', 'compositionend']) box?.addEventListener(type, hear, { signal: watched.signal });
      // What was typed before the script came.
      for (const [name, text] of Object.entries(texts())) if (text !== (given[name] ?? '')) listener(name, text);
      return () => watched.abort();
    },
  };
  return { form, hold: (element) => void (box = element) };
};
