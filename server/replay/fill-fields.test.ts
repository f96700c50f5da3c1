import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const script = readFileSync('server/replay/browser/fill-fields.js', 'utf8');

class Field {
  #value: string;
  constructor(
    readonly name: string,
    readonly type: string,
    value: string,
  ) {
    this.#value = value;
  }
  readonly dataset = {};
  readonly localName = 'input';
  readonly autocomplete = '';
  get value() {
    return this.#value;
  }
  set value(text: string) {
    this.#value = text;
  }
  matches = (): boolean => true;
  closest = (): null => null;
  dispatchEvent = (): boolean => true;
}

const fill = async (action: string, elements: readonly Field[], step: object): Promise<void> => {
  const form = { elements, getAttribute: () => `/-/do/${action}`, closest: () => null };
  const norenReplay: { fillFields?: (step: object) => Promise<void> } = {};
  runInNewContext(script, { norenReplay, document: { querySelectorAll: () => [form] }, setTimeout, Event });
  await norenReplay.fillFields?.(step);
};

/** What stands in the field of a line of two after an event was made ready. */
const quantityAfter = async (event: object): Promise<string> => {
  const quantity = new Field('quantity', 'text', '2');
  const elements = [new Field('key', 'hidden', 'l1'), quantity];
  await fill('cart-modify', elements, { flow: 'cart', event: { type: 'set-quantity', key: 'l1', ...event } });
  return quantity.value;
};

it('writes a quantity that was typed into its field, also one more than there was, and none of a button beside it', async () => {
  expect(await quantityAfter({ quantity: 7 })).toBe('7');
  expect(await quantityAfter({ quantity: 3 })).toBe('3');
  expect(await quantityAfter({ quantity: 3, isStep: true })).toBe('2');
});

it('fills in what was not sent where the event names a form of the browser’s own fields, and leaves others to theirs', async () => {
  const dayAfter = async (named: object): Promise<string> => {
    const day = new Field('delivery_at.p1', 'text', '');
    const event = { type: 'fill', values: { 'delivery_at.p1': '2026-12-01' }, ...named };
    await fill('delivery', [day], { flow: 'form', place: 's3', event });
    return day.value;
  };
  expect(await dayAfter({ form: 'delivery' })).toBe('2026-12-01');
  expect(await dayAfter({})).toBe('');
});
