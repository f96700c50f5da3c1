import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptTexts } from './kept-texts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const shop = { channel: 'minori' };
const hana = { ...shop, drawnFor: 'hana' };

it('[auth.refresh-failed] what a member has typed is shown to nobody else in the tab', () => {
  new KeptTexts(hana, 'user-info').keep({ tel: '03' });
  expect(new KeptTexts({ ...shop, drawnFor: 'taro' }, 'user-info').read()).toBeNull();
  expect(new KeptTexts(shop, 'user-info').read()).toBeNull();
  expect(new KeptTexts(hana, 'user-info').read()).toEqual({ tel: '03' });
});

it('what a guest has typed is there after the login, until the shop has it', () => {
  new KeptTexts(shop, 'orderer').keep({ tel: '03' });
  const kept = new KeptTexts(hana, 'orderer');
  expect(kept.read()).toEqual({ tel: '03' });
  kept.done(true);
  expect([kept.read(), storage.size]).toEqual([null, 0]);
});
