import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchDoubleClicks } from './double-clicks';

/** What is pressed, as far as it is asked. */
class Pressed {
  closest = (): this | null => this;
}

beforeEach(() => vi.stubGlobal('Element', Pressed));
afterEach(() => vi.unstubAllGlobals());

interface Click {
  readonly on: Pressed;
  readonly ms: number;
  readonly x?: number;
  readonly detail?: number;
  /** The screen. */
  readonly at?: string;
}

/** Whether each click of a page presses something. */
const clicks = (...all: readonly Click[]): readonly boolean[] => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  watchDoubleClicks();
  return all.map(({ on, ms, x = 0, detail = 1, at = '/cart/' }) => {
    vi.stubGlobal('location', { href: at });
    const event = new Event('click', { cancelable: true });
    const facts = { target: on, timeStamp: ms, pageX: x, pageY: 0, detail };
    for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
    page.dispatchEvent(event);
    return !event.defaultPrevented;
  });
};

const [first, beneath] = [new Pressed(), new Pressed()];
const text = new (class extends Pressed {
  override closest = (): null => null;
})();

it('takes the second click from what has slid beneath it', () => {
  expect(clicks({ on: first, ms: 0 }, { on: beneath, ms: 40 }, { on: beneath, ms: 90 })).toEqual([true, false, false]);
  expect(clicks({ on: first, ms: 0 }, { on: beneath, ms: 450, detail: 2 })).toEqual([true, false]);
});

it('takes it from what stands there on the next page, or beneath what is no button', () => {
  expect(clicks({ on: beneath, ms: 90, detail: 2 })).toEqual([false]);
  expect(clicks({ on: first, ms: 0 }, { on: beneath, ms: 200, detail: 2, at: '/cart/confirm' })).toEqual([true, false]);
  expect(clicks({ on: text, ms: 0 }, { on: beneath, ms: 200, detail: 2 })).toEqual([true, false]);
});

it('leaves alone what is pressed again, later, elsewhere, by a key or as the first of a screen', () => {
  for (const next of [
    { on: first, ms: 40, detail: 2 },
    { on: beneath, ms: 400 },
    { on: beneath, ms: 40, x: 60 },
    { on: beneath, ms: 40, detail: 0 },
    { on: beneath, ms: 200, at: '/cart/confirm' },
  ])
    expect(clicks({ on: first, ms: 0 }, next)).toEqual([true, true]);
});

it('presses what is pressed after it', () =>
  expect(clicks({ on: beneath, ms: 0, detail: 2 }, { on: beneath, ms: 700 })).toEqual([false, true]));
