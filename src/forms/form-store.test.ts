import { describe, expect, it } from 'vitest';
import { FormStore } from './form-store';
import { shopForms as forms } from './test/shop-forms';

const complete = {
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
  email: 'hanako@example.jp',
  phone_number: '09012345678',
  postal_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
};

const orderer = (initial: Readonly<Record<string, string>> = complete) => new FormStore(forms.orderer, { initial });
const kana = 'last_name_kana';

describe('a form that is filled in', () => {
  it('checks a field when it is left, and from then on with every change', () => {
    const form = orderer({});
    form.type(kana, '山田');
    expect(form.message(kana)).toBeNull();
    form.leave(kana);
    expect(form.message(kana)).toBe('姓（フリガナ）は全角カタカナで入力してください。');
    form.type(kana, 'ヤ');
    expect(form.message(kana)).toBeNull();
    form.type(kana, '');
    expect(form.message(kana)).toBe('姓（フリガナ）を入力してください。');
  });

  it('holds what an empty form does once it is forgotten', () => {
    const form = orderer();
    const written: string[] = [];
    form.onWrite((name) => void written.push(name));
    form.leave(kana);
    form.type('city', '港区');
    form.forget();
    expect(form.texts()).toEqual(orderer({}).texts());
    expect(written).toEqual(expect.arrayContaining(Object.keys(complete)));
    expect(form.message(kana)).toBeNull();
  });

  it('has said what is wrong in the field that was left last, until the summary says all', () => {
    const form = orderer({});
    form.leave('last_name');
    expect(form.said()).toBe('姓を入力してください。');
    form.type('first_name', '花子');
    form.leave('first_name');
    expect(form.said()).toBe('');
    form.leave('email');
    form.submit();
    expect(form.said()).toBe('');
    // The focus goes to the summary, which has said it.
    form.leave('email');
    expect(form.said()).toBe('');
    form.type('email', 'half');
    form.leave('email');
    expect(form.said()).toMatch(/^メールアドレスは正しい形式で入力してください/);
  });

  it('says nothing of other fields before they are left', () => {
    const form = orderer({});
    form.leave('last_name');
    expect(form.message('last_name')).toBe('姓を入力してください。');
    expect(form.message('first_name')).toBeNull();
    expect(form.problems()).toEqual([]);
  });

  it('normalises a text when its field is left, and writes it back', () => {
    const form = orderer({});
    const written: string[] = [];
    form.onWrite((name, text) => written.push(`${name}=${text}`));
    form.type(kana, 'やまだ');
    expect(form.text(kana)).toBe('やまだ');
    form.leave(kana);
    expect(written).toEqual([`${kana}=ヤマダ`]);
    expect(form.message(kana)).toBeNull();
  });

  it('writes the katakana of an address in full width when its field is left, not before', () => {
    const form = orderer({ ...complete });
    for (const name of ['city', 'address1', 'address2']) {
      form.type(name, 'ﾁﾖﾀﾞ１－１', true);
      form.type(name, 'ﾁﾖﾀﾞ１－１ ｶﾞｰﾃﾞﾝﾊｲﾂ');
      expect(form.text(name)).toBe('ﾁﾖﾀﾞ１－１ ｶﾞｰﾃﾞﾝﾊｲﾂ');
      form.leave(name);
      expect(form.text(name)).toBe('チヨダ１－１ ガーデンハイツ');
    }
  });

  it('sends no name and no address of blanks only', () => {
    const form = orderer({ ...complete, last_name: '　', city: '  ', address1: '   ' });
    expect(form.submit()).toBeNull();
    expect(form.problems().map(({ message }) => message)).toEqual([
      '姓を入力してください。',
      '市区町村を入力してください。',
      '町名・番地を入力してください。',
    ]);
  });

  it('leaves a text alone while an IME composes it, and says nothing about it', () => {
    const form = orderer({});
    form.leave(kana);
    const told = form.message(kana);
    form.type(kana, 'やまｄ', true);
    expect(form.text(kana)).toBe('やまｄ');
    expect(form.message(kana)).toBe(told);
  });

  it('sends nothing while something is wrong, and lists it in the order of the fields', () => {
    const form = orderer({ ...complete, email: 'hanako', prefecture: '', postal_code: '12' });
    expect(form.submit()).toBeNull();
    expect(form.refusals()).toBe(1);
    expect(form.problems()).toEqual([
      {
        field: 'email',
        title: 'メールアドレス',
        message: 'メールアドレスは正しい形式で入力してください（例：name@example.jp）。',
      },
      {
        field: 'postal_code',
        title: '郵便番号',
        message: '郵便番号は半角数字7桁か、123-4567の形式で入力してください。',
      },
      { field: 'prefecture', title: '都道府県', message: '都道府県を選択してください。' },
    ]);
    form.type('prefecture', '東京都');
    expect(form.problems().map(({ field }) => field)).toEqual(['email', 'postal_code']);
  });

  it('gives the values as the contract wants them, normalised, with the empty building and the default choice', () => {
    const form = orderer({ ...complete, postal_code: '１００－０００１', first_name_kana: 'はなこ' });
    expect(form.submit()).toEqual({
      ...complete,
      postal_code: '100-0001',
      first_name_kana: 'ハナコ',
      address2: '',
      ship_to: 'orderer',
    });
    expect(form.problems()).toEqual([]);
  });

  it("shows the shop's refusal beside the field until it changes", () => {
    const form = orderer();
    form.refuse({ email: [{ code: 'x', message: 'このメールアドレスはお使いいただけません。' }] });
    expect(form.refusals()).toBe(1);
    expect(form.message('email')).toBe('このメールアドレスはお使いいただけません。');
    form.type('email', 'hanako2@example.jp');
    expect(form.message('email')).toBeNull();
    expect(form.problems()).toEqual([]);
  });

  it('lists a refusal that no field has', () => {
    const form = orderer();
    form.refuse({ token: [{ code: 'pattern', message: '正しい形式で入力してください。' }] });
    expect(form.problems()).toEqual([{ field: null, title: '', message: '正しい形式で入力してください。' }]);
  });

  it('says again what was said beside fields alone, and takes no focus for it', () => {
    const form = orderer({});
    expect(form.shown()).toEqual({});
    form.leave('last_name');
    const errors = form.shown();
    expect(Object.keys(errors)).toEqual(['last_name']);
    const again = orderer();
    again.refuse(errors, false);
    expect(again.message('last_name')).toBe('姓を入力してください。');
    expect([again.problems(), again.refusals()]).toEqual([[], 0]);
  });

  it('begins with what the shop refused of a form sent without script', () => {
    const errors = { city: [{ code: 'minLength', message: '市区町村を入力してください。' }] };
    const form = new FormStore(forms.orderer, { initial: { ...complete, city: '' }, errors });
    expect(form.message('city')).toBe('市区町村を入力してください。');
    expect(form.problems()).toHaveLength(1);
    expect(form.refusals()).toBe(0);
  });

  it('gives the same list until something changes, so that a view draws once', () => {
    const form = orderer({});
    form.submit();
    expect(form.problems()).toBe(form.problems());
  });
});
