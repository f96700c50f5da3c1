import { expect, it } from 'vitest';
import type { ScenarioFile } from '../../schemas/scenario/scenario';
import { themeLayouts } from '../../themes/layouts';
import { trimmed } from './trim-scenario';

const tags = (name: string) => ({ call: 'catalog.tags', status: 200, body: { data: [{ id: 1, key: 'a', name }] } });
const base = {
  path: 'base/minori.json',
  answers: [tags('紅'), { call: 'cart.cart', status: 200, sample: 'cart#readyCart' }],
};

const capsule: ScenarioFile = {
  format: 'noren/scenario/1',
  title: { ja: '記録 /cart', en: 'Recorded /cart' },
  channel: 'minori',
  address: '/cart',
  clock: { at: '2026-11-20T12:00:00+09:00' },
  answers: [tags('紅')],
  recorded: { build: '1.0.0 abc', at: '2026-11-20T12:00:00+09:00', browser: 'Mozilla/5.0', order: ['screen /cart'] },
};

it('leaves out what the base answers alike, and keeps what it answers otherwise', () => {
  expect(trimmed(capsule, [base], '../')).toMatchObject({ extends: '../base/minori.json', answers: [] });
  expect(trimmed({ ...capsule, answers: [tags('藍')] }, [base], '../').answers).toEqual([tags('藍')]);
  const cart = { call: 'cart.cart', status: 200, body: {} };
  expect(trimmed({ ...capsule, answers: [cart] }, [base], '../').answers).toEqual([cart]);
});

it('keeps an answer where another one of its own would be taken in its place', () => {
  const answers = [{ ...tags('藍'), after: 1 }, tags('紅')];
  expect(trimmed({ ...capsule, answers }, [base], '../').answers).toEqual(answers);
});

it('stands on the base that says most of it, and on none where there is none', () => {
  const other = { path: 'base/empty.json', answers: [] };
  expect(trimmed(capsule, [other, base], './').extends).toBe('./base/minori.json');
  expect(trimmed(capsule, [], './')).not.toHaveProperty('extends');
});

it('leaves out what nobody asks for: arrangements that themes have, and that the shop has none', () => {
  const none = { call: 'layout.page', status: 404, body: { code: 'layout.not-found', message: 'ありません。' } };
  const own = { ...themeLayouts.minori.pages.cart, order: [] };
  const layouts = { cart: own, default: { ...themeLayouts.minori.frames.default } };
  const made = trimmed({ ...capsule, answers: [none], layouts }, [base], '../');
  expect(made.answers).toEqual([]);
  expect(made.layouts).toEqual({ cart: own });
  expect(made.recorded).toEqual({ build: '1.0.0 abc', at: '2026-11-20T12:00:00+09:00' });
});
