/**
 * Goods are put into the cart where they stand in a list: `form[data-add]`, a plain form that leads to the cart where
 * there is no script. With script the page stays and says what came of it; the flow's code comes with the first press.
 */
import type { AddingEvent } from '../../schemas/cart/adding.flow-events';
import type { NewLine } from '../../schemas/cart/cart.flow-events';
import { keepUnderway } from '../../src/lib/go';
import { setBusy } from './pressed-early';

const say = (form: HTMLFormElement, kind: 'added' | 'fault', message?: string): void => {
  for (const line of form.querySelectorAll<HTMLElement>('[role=status] > *')) {
    line.hidden = line.dataset[kind] === undefined;
    if (!line.hidden && message !== undefined) line.textContent = message;
  }
};

const digitsOf = (text: FormDataEntryValue | null): number => Number(String(text ?? '1').normalize('NFKC'));

/** All lists of a screen are one place to whoever plays or records it (flows/watch.ts). */
const place = 'lists';

const put = async (form: HTMLFormElement, line: NewLine): Promise<void> => {
  const button = form.querySelector('button:not([type=button])');
  setBusy(button, true);
  try {
    const { addProducts } = await import('../../flows/cart/add-to-cart');
    const added = await addProducts(line, place);
    if (added.ok) say(form, 'added');
    else say(form, 'fault', added.message);
  } catch {
    // The code did not come; the form knows its own way.
    form.submit();
  }
  setBusy(button, false);
};

const add = async (form: HTMLFormElement): Promise<void> => {
  const values = new FormData(form);
  if (!values.has('sku_id')) return say(form, 'fault', form.dataset.unchosen);
  await put(form, { sku_id: Number(values.get('sku_id')), quantity: digitsOf(values.get('quantity')) });
};

/** A scenario adds what was added in a list: its form says so; in a sheet that has gone, nothing does. */
const replay = (event: AddingEvent): void => {
  if (event.type !== 'add') return;
  const { line } = event;
  const field = document.querySelector<HTMLInputElement>(`[data-add] [name=sku_id][value="${line.sku_id}"]`);
  void put(field?.form ?? document.createElement('form'), line);
};

/** One more or less, where no section takes the steps beside a quantity. */
const step = (button: HTMLElement): void => {
  const field = button.parentElement?.querySelector('input');
  if (!field) return;
  const wanted = (digitsOf(field.value) || 0) + Number(button.dataset.step);
  field.value = String(Math.min(Math.max(wanted, 1), Number(field.ariaValueMax)));
  field.ariaValueNow = field.value;
};

export const startAdding = (): void => {
  window.norenFlows?.meet('adding', replay, place);
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-add] [data-step]') : null;
    if (button) step(button);
  });
  addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : null;
    if (form?.dataset.add === undefined || event.defaultPrevented) return;
    event.preventDefault();
    if (!form.querySelector('[aria-busy]')) void keepUnderway(add(form));
  });
};
