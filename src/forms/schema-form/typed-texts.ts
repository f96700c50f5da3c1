import type { FormStore } from '../form-store';
import type { Texts } from '../form-definition';
import type { KeptTexts } from '../kept-texts';
import { fieldOf, readTexts, selectText, writeText } from '../form-dom';

/** What stands in the fields and the form does not know of: typed before its script came, or filled in by the browser. */
export const takeTyped = (form: HTMLElement, store: FormStore): void => {
  for (const [name, text] of Object.entries(readTexts(form))) if (text !== store.text(name)) store.type(name, text);
};

/**
 * Puts back what was kept of an earlier try, into fields that nobody has typed into since. Whoever stands in one and is
 * about to type has not seen it there: what they type replaces it, and does not come behind it.
 */
const restore = (store: FormStore, kept: Texts, start: Texts): void => {
  for (const [name, text] of Object.entries(kept)) {
    if (!(name in start) || store.text(name) !== start[name] || text === start[name]) continue;
    store.fill(name, text);
    if (fieldOf(document.activeElement)?.name === name) selectText(document.activeElement);
  }
};

/** What may be kept of what stands in the fields: nothing that proves who somebody is, as a password or a code. */
export const keepable = (store: FormStore): Texts => {
  const { isSecret, schema } = store.definition;
  const { properties } = schema;
  if (isSecret) return {};
  return Object.fromEntries(
    Object.entries(store.texts()).filter(([name]) => properties[name]?.['x-personal'] !== 'token'),
  );
};

/**
 * Ties the store to the fields in the page: takes what was typed before hydration, else what was kept, and keeps it
 * again whenever a field or the page is left. `kept` is null for a form that must not be kept.
 *
 * @param beside what is given with the form: of what was typed beside something else nothing is put back
 */
export const tieFields = (
  form: HTMLFormElement,
  store: FormStore,
  kept: KeptTexts | null,
  beside = '',
): (() => void) => {
  // Script says it better: native messages would come before ours, one at a time.
  form.noValidate = true;
  const start = store.texts();
  const stopWriting = store.onWrite((name, text) => writeText(form, name, text));
  takeTyped(form, store);
  const { beside: was, texts } = kept?.readBeside() ?? { beside: '', texts: {} };
  // What is given otherwise since comes before it, as a whole: a form shows no half of two addresses.
  if (was === beside) restore(store, texts, start);
  const keep = (): void => kept?.keepBeside(keepable(store), beside);
  form.addEventListener('focusout', keep);
  window.addEventListener('pagehide', keep);
  return () => {
    keep();
    stopWriting();
    form.removeEventListener('focusout', keep);
    window.removeEventListener('pagehide', keep);
  };
};
