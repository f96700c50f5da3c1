import { expect, it } from 'vitest';
import type { ScenarioFile } from '../../schemas/scenario/scenario';
import { playedForms } from './played-forms';

const shownAt = (url: string, posted: NonNullable<ScenarioFile['posted']> | null) => {
  const play = { scenario: { address: '/cart/?again=refused', posted } };
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const channel = { id: 'minori', name: '実り', host: null, prefix: '', theme: 'minori' };
  return playedForms({ playOf: () => play }).find(
    { headers: {}, isSecure: false },
    { channel, path: pathname, query: searchParams },
  );
};

it('what a scenario says was sent is shown at its address, and at no other', () => {
  const posted = { action: 'coupon-use', values: { coupon_code: 'XYZ' }, code: 'coupon.unknown', message: 'いいえ' };
  expect(shownAt('/cart/?again=refused', posted)).toEqual({ ...posted, errors: null });
  for (const url of ['/cart/', '/cart/?again=unsent', '/coupon?again=refused'])
    expect(shownAt(url, posted), url).toBeNull();
  expect(shownAt('/cart/?again=refused', null)).toBeNull();
});
