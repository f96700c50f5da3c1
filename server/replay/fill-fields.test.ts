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

/** What stands in the field of a line of two after an event was made ready. */
const quantityAfter = async (event: object): Promise<string> => {
  const quantity = new Field('quantity', 'text', '2');
  const elements = [new Field('key', 'hidden', 'l1'), quantity];
  const form = { elements, getAttribute: () => '/-/do/cart-modify', closest: () => null };
  const norenReplay: { fillFields?: (step: object) => Promise<void> } = {};
  runInNewContext(script, { norenReplay, document: { querySelectorAll: () => [form] }, setTimeout, Event });
  await norenReplay.fillFields?.({ flow: 'cart', event: { type: 'set-quantity', key: 'l1', ...event } });
  return quantity.value;
};

it('writes a quantity that was typed into its field, also one more than there was, and none of a button beside it', async () => {
  expect(await quantityAfter({ quantity: 7 })).toBe('7');
  expect(await quantityAfter({ quantity: 3 })).toBe('3');
  expect(await quantityAfter({ quantity: 3, isStep: true })).toBe('2');
});
