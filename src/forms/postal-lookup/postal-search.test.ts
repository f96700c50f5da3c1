import { describe, expect, it } from 'vitest';
import type { PostalTown } from '../../../schemas/address/address';
import { FormStore } from '../form-store';
import { shopForms as forms } from '../test/shop-forms';
import { PostalSearch, type LookupPostal } from './postal-search';

const chiyoda: PostalTown = { postal_code: '1000001', prefecture: '東京都', city: '千代田区', address1: '千代田' };
const several: readonly PostalTown[] = [
  { postal_code: '4980000', prefecture: '愛知県', city: '弥富市', address1: '鎌島' },
  { postal_code: '4980000', prefecture: '三重県', city: '桑名郡木曽岬町', address1: '' },
];
const unknown = '郵便番号に該当する住所が見つかりませんでした。ご住所を直接ご入力ください。';

const towns: Readonly<Record<string, readonly PostalTown[]>> = {
  '1000001': [chiyoda],
  '1500001': [{ postal_code: '1500001', prefecture: '東京都', city: '渋谷区', address1: '神宮前' }],
  '4980000': several,
};

/** A form whose shop answers at once, with what was asked and where the focus went. */
const open = (lookup?: LookupPostal) => {
  const store = new FormStore(forms.shipping);
  const asked: string[] = [];
  const goes: unknown[] = [];
  const answer: LookupPostal = (code) => {
    asked.push(code);
    const found = towns[code];
    return Promise.resolve(found ? { ok: true, towns: found } : { ok: false, message: unknown });
  };
  const search = new PostalSearch(store, lookup ?? answer);
  store.onType(search.typed);
  search.onFilled((field, isChosen) => goes.push([field, isChosen]));
  const type = async (code: string) => {
    store.type('postal_code', code);
    await Promise.resolve();
    await Promise.resolve();
  };
  const address = () => ['prefecture', 'city', 'address1'].map((name) => store.text(name));
  return { store, search, asked, goes, type, address };
};

describe('a postal code', () => {
  it('[member.postal-lookup] fills prefecture, city and town, leaves the house number and goes on there', async () => {
    const { type, address, goes, search } = open();
    await type('100-0001');
    expect(address()).toEqual(['東京都', '千代田区', '千代田']);
    expect(goes).toEqual([['address1', false]]);
    expect(search.view().message).toBe('ご住所を入力しました。続けて番地をご入力ください。');
  });

  it('is asked for once it is complete, in half-width or full-width digits, and not again for the same', async () => {
    const { type, asked } = open();
    for (const code of ['100', '100-000', '１００－０００１', '1000001', '100-0001']) await type(code);
    expect(asked).toEqual(['1000001']);
  });

  it('never writes over what was typed', async () => {
    const { store, type, address, search } = open();
    store.type('city', '江東区');
    await type('1000001');
    expect(address()).toEqual(['東京都', '江東区', '千代田']);
    expect(search.view().message).toContain('そのままにしています');
  });

  it('writes over what an earlier code filled in, but not where a house number was added', async () => {
    const { store, type, address } = open();
    await type('1000001');
    await type('1500001');
    expect(address()).toEqual(['東京都', '渋谷区', '神宮前']);
    store.type('address1', '神宮前1-2-3');
    await type('1000001');
    expect(address()).toEqual(['東京都', '千代田区', '神宮前1-2-3']);
  });

  it('offers the towns where it stands for several, and fills in the chosen one', async () => {
    const { type, address, search, goes } = open();
    await type('4980000');
    expect(address()).toEqual(['', '', '']);
    expect(search.view()).toEqual({ message: '該当する住所が2件あります。お選びください。', towns: several });
    search.choose(several[1] ?? chiyoda);
    expect(address()).toEqual(['三重県', '桑名郡木曽岬町', '']);
    expect(search.view().towns).toEqual([]);
    expect(goes).toEqual([['address1', true]]);
  });

  it('that nobody knows is said so, and stops nothing', async () => {
    const { store, type, address, search } = open();
    await type('0000000');
    expect(search.view()).toEqual({ message: unknown, towns: [] });
    expect(address()).toEqual(['', '', '']);
    expect(store.message('postal_code')).toBeNull();
  });

  it('takes no answer to a code that has been changed meanwhile', async () => {
    const answers = new Map<string, (value: Awaited<ReturnType<LookupPostal>>) => void>();
    const { type, address } = open((code) => new Promise((resolve) => answers.set(code, resolve)));
    await type('1000001');
    await type('1500001');
    answers.get('1500001')?.({ ok: true, towns: towns['1500001'] ?? [] });
    answers.get('1000001')?.({ ok: true, towns: [chiyoda] });
    await Promise.resolve();
    await Promise.resolve();
    expect(address()).toEqual(['東京都', '渋谷区', '神宮前']);
  });

  it('that stands in the form from the start is not asked for', async () => {
    const store = new FormStore(forms.shipping, { initial: { postal_code: '1000001' } });
    const asked: string[] = [];
    const search = new PostalSearch(store, (code) => {
      asked.push(code);
      return Promise.resolve({ ok: true, towns: [chiyoda] });
    });
    store.onType(search.typed);
    store.type('postal_code', '100-0001');
    await Promise.resolve();
    expect(asked).toEqual([]);
  });
});
