import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchDoubleClicks } from './double-clicks';

/** What is pressed, as far as it is asked. */
class Pressed {
  closest = (): this => this;
}

beforeEach(() => vi.stubGlobal('Element', Pressed));
afterEach(() => vi.unstubAllGlobals());

interface Click {
  readonly on: Pressed;
  readonly ms: number;
  readonly x?: number;
  readonly detail?: number;
  readonly isNextScreen?: boolean;
}

/** What was pressed in an earlier test is long ago. */
let now = 0;

/** Whether each click presses something. */
const clicks = (...all: readonly Click[]): readonly boolean[] => {
  const shown = new EventTarget();
  vi.stubGlobal('addEventListener', shown.addEventListener.bind(shown));
  vi.stubGlobal('removeEventListener', shown.removeEventListener.bind(shown));
  let end = watchDoubleClicks();
  now += 10_000;
  return all.map(({ on, ms, x = 0, detail = 1, isNextScreen = false }) => {
    if (isNextScreen) {
      end();
      end = watchDoubleClicks();
    }
    const event = new Event('click', { cancelable: true });
    const facts = { target: on, timeStamp: now + ms, x, y: 0, detail };
    for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
    shown.dispatchEvent(event);
    return !event.defaultPrevented;
  });
};

const [back, beneath] = [new Pressed(), new Pressed()];

it('takes the second click from what has slid beneath it', () =>
  expect(clicks({ on: back, ms: 0 }, { on: beneath, ms: 40 }, { on: beneath, ms: 90 })).toEqual([true, false, false]));

it('leaves alone what is pressed again, later, elsewhere or by a key', () => {
  for (const next of [
    { on: back, ms: 40 },
    { on: beneath, ms: 400 },
    { on: beneath, ms: 40, x: 60 },
    { on: beneath, ms: 40, detail: 0 },
  ])
    expect(clicks({ on: back, ms: 0 }, next)).toEqual([true, true]);
});

it('takes it from what stands there on the next screen', () =>
  expect(clicks({ on: back, ms: 0 }, { on: beneath, ms: 200, isNextScreen: true })).toEqual([true, false]));
