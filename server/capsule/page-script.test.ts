import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { Recording } from '../../schemas/scenario/recording';
import { telling } from '../../schemas/scenario/cut-texts';

const script = readFileSync('server/capsule/browser/page.js', 'utf8');

const recording: Recording = {
  address: '/gakuen/cart/confirm',
  cart: { count: 1 },
  answers: [{ call: 'cart.decide', status: 200 }],
  events: [{ flow: 'checkout', event: { type: 'decide', fingerprint: '~1~' } }],
  states: { checkout: 'leaving' },
  lines: ['2026-11-26T12:00:00.000Z screen /gakuen/cart/confirm'],
};

/** What the form hands over where the page was asked for from a screen of the shop `/gakuen`. */
const handedOver = (screen: string): Recording => {
  const field = { value: '' };
  const elements = {
    ...{ size: {}, stored: { dataset: { names: '' } }, recording: field },
    address: { value: screen, dataset: { telling: telling.source }, addEventListener: () => undefined },
  };
  runInNewContext(script, {
    document: {
      querySelector: () => ({ elements, addEventListener: () => undefined }),
      getElementById: () => ({ hidden: true, textContent: '' }),
    },
    sessionStorage: { getItem: () => JSON.stringify(recording) },
    localStorage: { getItem: () => null },
    location: { pathname: '/gakuen/-/capsule' },
    ...{ innerWidth: 375, innerHeight: 667 },
  });
  return JSON.parse(field.value) as Recording;
};

it('hands over what was done on the screen that is recorded', () => {
  expect(handedOver('/cart/confirm')).toEqual({ ...recording, address: '/cart/confirm' });
});

it('hands over of an earlier screen the order of things alone, and nothing that was done there', () => {
  const nothingDone = { cart: null, answers: [], events: [], states: {} };
  expect(handedOver('/cart/complete?id=x')).toEqual({ ...recording, ...nothingDone });
});
