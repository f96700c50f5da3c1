/** The rules of the product text, each as a form in the browser says it and as the server's 422 says it. */
import { describe, expect, it, vi } from 'vitest';
import { orderer } from '../../schemas/address/address';
import { cardForm } from '../../schemas/payments/card.form';
import * as field from '../../schemas/contract/fields';
import { giftWords } from '../../schemas/cart/gift-words';
import { shippingForm } from '../../schemas/cart/shipping.form';
import { compileJson } from '../../server/http/ajv';
import { validatorModule } from '../../vite/form-validators';
import { clock } from '../lib/clock';
import { createCheck } from './check-form';
import { fieldErrors } from './field-errors';
import { valuesOf, type FormSchema } from './form-definition';

// For the validators, which are modules of their own here.
Reflect.set(globalThis, 'clock', clock);

type Validators = Parameters<typeof createCheck>[0]['validators'];

const formOf = (properties: FormSchema['properties'], more: object = {}): FormSchema => ({
  $id: 'rules',
  title: '検査',
  type: 'object',
  properties,
  required: [],
  ...more,
});

/** As part of a call; a form's schema is a JSON Schema, of which its type names what forms read. */
const compileOnServer = ({ $id: _id, ...schema }: FormSchema) => compileJson(schema);

/** What is said of texts, first message by field; fails where browser and server do not agree. */
const told = async (schema: FormSchema, texts: Readonly<Record<string, string>>) => {
  const code = validatorModule(schema, 'data:text/javascript,export const clock = globalThis.clock;');
  const { validators } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    validators: Validators;
  };
  const inForm = createCheck({ schema, validators, lines: [] })(texts);
  const onServer = compileOnServer(schema);
  // As a form without script sends them: as they were typed, but for what is empty.
  onServer(Object.fromEntries(Object.keys(valuesOf(schema, texts)).map((name) => [name, texts[name]])));
  const said = Object.entries(fieldErrors(onServer.errors ?? [])).map(([name, [first]]) => [name, first?.message]);
  expect(Object.fromEntries(said)).toEqual(inForm);
  return inForm;
};

/** What is said of one text in one field; undefined: nothing. */
const toldOf = async (one: FormSchema['properties'][string], text: string, required = true) =>
  (await told(formOf({ one }, { required: required ? ['one'] : [] }), { one: text })).one;

describe('the rules of forms', () => {
  it('[valid.company_name] wants a company, of at most 250 characters', async () => {
    expect(await toldOf(field.companyName, '')).toBe('会社名を入力してください。');
    expect(await toldOf(field.companyName, '社'.repeat(251))).toBe('会社名は250文字以内で入力してください。');
    // A character outside the basic plane is one character, in the browser too.
    expect(await toldOf(field.companyName, '𠮷'.repeat(250))).toBeUndefined();
  });

  it('[valid.department] takes no department, or one of at most 250 characters', async () => {
    expect(await toldOf(field.departmentOrPosition, '', false)).toBeUndefined();
    expect(await toldOf(field.departmentOrPosition, '部'.repeat(251))).toBe(
      '部署・役職は250文字以内で入力してください。',
    );
  });

  it('[valid.orderer_name] wants a name', async () =>
    expect(await toldOf(field.ordererName, '')).toBe('ご注文者名を入力してください。'));

  it.each([
    ['ideographic spaces', '　　'],
    ['blanks', '   '],
    ['no-break spaces', '\u00a0'],
    ['spaces of zero width', '\u200b\u200d\ufeff'],
    ['fillers', '\u3164\u2800'],
  ])('takes %s for nothing where a text is wanted', async (_what, blank) => {
    expect(await toldOf(field.lastName, blank)).toBe('姓を入力してください。');
    expect(await toldOf(field.firstName, blank)).toBe('名を入力してください。');
    expect(await toldOf(field.city, blank)).toBe('市区町村を入力してください。');
    expect(await toldOf(field.address1, blank)).toBe('町名・番地を入力してください。');
    expect(await toldOf(field.companyName, blank)).toBe('会社名を入力してください。');
    expect(await toldOf(field.ordererName, blank)).toBe('ご注文者名を入力してください。');
  });

  it('wants a letter or digit of a place', async () => {
    for (const wrong of ['🍡', '－－', '・'])
      expect(await toldOf(field.address1, wrong)).toBe('町名・番地を入力してください。');
    for (const right of ['１', '〇', 'ﾁﾖﾀﾞ', 'Ōsaka']) expect(await toldOf(field.address1, right)).toBeUndefined();
  });

  it.each([
    ['a header', '山\r\nBcc: x@x.jp'],
    ['a tab', '山\t田'],
    ['a control character', '山\u007f'],
    ['a line separator', '山\u2028田'],
    ['an override of direction', '\u202eabc'],
    ['an isolate', 'abc\u2066'],
    ['a mark of direction', 'abc\u200f'],
    ['a mark of Arabic direction', '\u061cabc'],
    ['what is no character', 'abc\ufffe'],
  ])('refuses %s in a line of text', async (_what, wrong) => {
    for (const one of [field.lastName, field.firstName, field.city, field.address1, field.companyName])
      expect(await toldOf(one, wrong)).toBe(`${one.title}に使用できない文字が含まれています。`);
    for (const one of [field.address2, field.departmentOrPosition])
      expect(await toldOf(one, wrong, false)).toBe(`${one.title}に使用できない文字が含まれています。`);
  });

  it('takes no links in names and addresses, and names that are like one', async () => {
    const { lastName, firstName, city, address1, address2, companyName, departmentOrPosition, ordererName } = field;
    const fields = { lastName, firstName, city, address1, address2, companyName, departmentOrPosition, ordererName };
    const inAll = (text: string) => told(formOf(fields), Object.fromEntries(Object.keys(fields).map((n) => [n, text])));
    const refused = Object.entries(fields).map(([name, { title }]) => [
      name,
      `${title}はURLを含めずに入力してください。`,
    ]);
    const links = ['当選https://x.example', '山://', 'www.x.example', 'WWW.x', 'ｗｗｗ．x', 'ａ：／／b'];
    for (const wrong of [
      ...links,
      '//x.example',
      'www。x',
      'wwｗ｡x',
      'w\u200bww\u00ad.x',
      'a:/\u2060/b',
      'http:/x.example',
      'HTTPS：／x.example',
    ])
      expect(await inAll(wrong)).toEqual(Object.fromEntries(refused));
    for (const right of ['価格.com', 'Amazon.co.jp', 'A/B', '山:田', 'wwwビル']) expect(await inAll(right)).toEqual({});
  });

  it('takes for a link what mail programs do, and no place with a floor', () => {
    const isValid = compileJson({ type: "object", properties: { text: field.address2 } });
    const isPlain = (text: string) => isValid({ text });
    const hosts = ['bit.ly/abc', 'evil.com/login', 'ＥＶＩＬ．ＣＯＭ／x', 'evil。com\\x', 'evil.com./x', 'evil.com:80', '例.xn--wgv71a/x', '192.0.2.1/x', '10.0.0.1:80', 'evil.zip/x'];
    const slashes = ['http:\\\\evil.com', 'http:⁄⁄evil.com', 'http:∕∕evil.com', 'bit.ly⁄abc', 'bi\u200bt.l\u00ady/abc'];
    for (const wrong of [...hosts, ...slashes, 'mailto:a@evil.com', 'a@evil.com', 'ａ＠evil。com'])
      expect([wrong, isPlain(wrong)]).toEqual([wrong, false]);
    for (const right of ['1-2-3 ABC.Bldg/2F', '3F/2号室', 'St.Mary/101', 'No.5/2F', 'A.B/C', 'カフェ@ホーム', '2½ 1/2', 'B.1:2', '1.2.3/4', '価格.com'])
      expect([right, isPlain(right)]).toEqual([right, true]);
  }); // prettier-ignore

  it('takes no link that stands in two fields which are shown as one text, and names the second', async () => {
    const right = {
      shipping_last_name: '鈴木', shipping_first_name: '一郎', shipping_kana: 'スズキ', postal_code: '0600001',
      prefecture: '北海道', city: '札幌市', address1: '北一条1-1', address2: '', phone_number: '0112223333',
    }; // prettier-ignore
    expect(await told(shippingForm.schema, right)).toEqual({});
    for (const [typed, wrong] of [
      [{ city: '札幌市http:', address1: '//evil.example/2' }, 'address1'],
      [{ city: '札幌市http:/', address1: '/evil.example/2' }, 'address1'],
      [{ city: '当選はwww', address1: '.evil.example/' }, 'address1'],
      [{ city: '当選はww\u200b', address1: '\u00adｗ｡evil.example/' }, 'address1'],
      [{ city: '当選はw', address1: 'w', address2: 'w.evil.example' }, 'address2'],
      [{ shipping_last_name: 'http:/', shipping_first_name: '/evil.example' }, 'shipping_first_name'],
      [{ shipping_last_name: 'evil', shipping_first_name: '.com/x' }, 'shipping_first_name'],
      [{ shipping_last_name: 'a@evil', shipping_first_name: '.com' }, 'shipping_first_name'],
      [{ city: 'evil.com', address1: '/1' }, 'address1'],
    ] as const) {
      const said = await told(shippingForm.schema, { ...right, ...typed });
      expect(Object.keys(said)).toEqual([wrong]);
      expect(said[wrong]).toMatch(/はURLを含めずに入力してください。$/);
    }
    expect(
      await told(shippingForm.schema, { ...right, city: '価格.com市www', address1: '1/2', address2: 'A/B:1' }),
    ).toEqual({});
    // As a call has it: an object in an object.
    const call = compileJson({ type: 'object', properties: { orderer } });
    expect(call({ orderer: { last_name: 'www', first_name: '.evil.example' } })).toBe(false);
    expect(fieldErrors(call.errors)['orderer.first_name']?.[0]?.code).toBe('x-no-link');
  });

  it.each(['a@127.0.0.1', 'a@[127.0.0.1]', 'a@127.1', 'a@0x7f.1', 'a@[::1]', 'a@2130706433', 'a@x.123'])(
    'takes no mail for %s, whose host has no name',
    async (wrong) => {
      expect(await toldOf(field.email, wrong)).toBe(
        'メールアドレスは正しい形式で入力してください（例：name@example.jp）。',
      );
      expect(await toldOf(field.email, 'a@1.2.3.4.example.jp')).toBeUndefined();
      expect(await toldOf(field.email, 'a@xn--p8j9a0d.xn--q9jyb4c')).toBeUndefined();
    },
  );

  it('takes names with selectors, joiners and characters outside the basic plane', async () => {
    for (const right of ['葛\u{e0100}城', '𠮷田', '髙﨑', '㈱実り', '①号棟', 'いすゞ゛', '☎', "O'Neil", '山田　花子'])
      expect(await toldOf(field.lastName, right)).toBeUndefined();
  });

  it.each(['山🍡', '👨\u200d👩\u200d👧', '1️⃣', '🇯🇵', '山\ue000'])(
    'takes no %s where a label is to show it',
    async (wrong) => {
      const { lastName, firstName, city, address1, address2, companyName, departmentOrPosition, ordererName } = field;
      const { receiver_name: receiverName, sender_name: senderName, message } = giftWords;
      const people = { lastName, firstName, ordererName, companyName, departmentOrPosition, receiverName, senderName };
      for (const one of Object.values({ ...people, address2 }))
        expect(await toldOf(one, wrong)).toBe(`${one.title}は絵文字や特殊な記号を含めずに入力してください。`);
      for (const one of [city, address1])
        expect(await toldOf(one, `山${wrong}`)).toBe(`${one.title}は絵文字や特殊な記号を含めずに入力してください。`);
      expect(await toldOf(message, wrong)).toBeUndefined();
    },
  );

  it('[valid.password] wants 8 or more half-width letters and digits, both kinds, and takes - _ .', async () => {
    expect(field.password['x-hint']).toBe('半角英字と半角数字を組み合わせた8文字以上（- _ . も使えます）');
    expect(await toldOf(field.password, '')).toBe('パスワードを入力してください。');
    expect(await toldOf(field.password, 'abc123')).toBe('パスワードは8文字以上で入力してください。');
    for (const wrong of ['abcdefgh', '12345678', 'ａｂｃｄ１２３４', 'abcd 1234', 'abcd1234!'])
      expect(await toldOf(field.password, wrong)).toMatch(/^パスワードは半角の英字と数字を両方含めて.*- _ \. だけ/);
    for (const right of ['abcd1234', 'a-b_c.d1']) expect(await toldOf(field.password, right)).toBeUndefined();
  });

  it('[valid.katakana] takes full-width katakana only, with spaces, long mark, middle dot and punctuation', async () => {
    const text = '姓（フリガナ）は全角カタカナで入力してください。';
    for (const wrong of ['山田', 'Yamada', 'ヤマダ1', ' ', '-'])
      expect(await toldOf(field.lastNameKana, wrong)).toBe(text);
    // What is meant is katakana, too: it becomes it before it is looked at.
    for (const right of [
      'ヤマダ',
      'サン・パウロ',
      'オー　ブライエン',
      'ヴァン、ジュニア。',
      'ヤマダ タロウ',
      'やまだ',
      'ﾔﾏﾀﾞ',
    ])
      expect(await toldOf(field.lastNameKana, right)).toBeUndefined();
  });

  it('[valid.postal] [valid.postal-example] takes 3 digits, an optional hyphen and 4 digits', async () => {
    expect(field.postalCode['x-hint']).toMatch(/半角数字7桁（例：\d{7}）/);
    for (const wrong of ['123456', '12-34567', '12345678', '１２３４５６', '123-45678', 'abc-defg'])
      expect(await toldOf(field.postalCode, wrong)).toBe('郵便番号は半角数字7桁か、123-4567の形式で入力してください。');
    for (const right of ['1234567', '123-4567', '１２３－４５６７', ' 1234567　', '〒100-0001', '１００　０００１'])
      expect(await toldOf(field.postalCode, right)).toBeUndefined();
  });

  it('[valid.phone] takes 10 or 11 digits from 0, in whatever groups with hyphens', async () => {
    expect(field.phone['x-hint']).toMatch(/半角数字11桁まで、ハイフンなし/);
    for (const wrong of [
      '1234567890',
      '090123456',
      '090123456789',
      '0-0-0',
      '0000000000',
      '090-1234',
      '12-3456-7890',
      '09012345678x',
      '03--',
    ])
      expect(await toldOf(field.phone, wrong)).toBe('電話番号は0から始まる10桁か11桁の半角数字で入力してください。');
    for (const right of [
      '0312345678',
      '09012345678',
      '090-1234-5678',
      '03-1234-5678',
      '04992-2-1234',
      '090-12345678',
      '0120-123-456',
      '０３－１２３４－５６７８',
      '（03）1234-5678',
      ' 0312345678　',
    ])
      expect(await toldOf(field.phone, right)).toBeUndefined();
  });

  it('takes mail addresses as carriers gave them out, and none without a host', async () => {
    for (const right of [
      'taro@example.jp',
      'abc..@docomo.ne.jp',
      'test.@docomo.ne.jp',
      'a.-b_c@ezweb.ne.jp',
      'a/b=c@example.jp',
      'www.taro@example.jp',
      'taro@www.example.jp',
      'ｔａｒｏ＠example.jp ',
    ])
      expect(await toldOf(field.email, right)).toBeUndefined();
    for (const wrong of [
      'taro',
      'taro@',
      '@example.jp',
      '.taro@docomo.ne.jp',
      'taro@example',
      'taro@-a.jp',
      'ta ro@example.jp',
      '"a b"@x.jp',
      'a@b..jp',
      'a@x.jp\r\nBcc: b@x.jp',
      'a+www.evil.jp/x@example.jp',
      'a+http//evil.jp@example.jp',
    ])
      expect(await toldOf(field.email, wrong)).toBe(
        'メールアドレスは正しい形式で入力してください（例：name@example.jp）。',
      );
  });

  it('[valid.decimal] takes a decimal with so many places at most', async () => {
    const height = { ...field.decimal(1), title: '身長' };
    for (const wrong of ['150.25', '150.', '-1', '1e2'])
      expect(await toldOf(height, wrong)).toBe('身長は小数第1位までの数値を半角で入力してください。');
    for (const right of ['150', '150.5', '１５０']) expect(await toldOf(height, right)).toBeUndefined();
  });

  it('[valid.alnum] takes half-width letters and digits only', async () => {
    const code = { ...field.alphanumeric, title: 'クーポンコード' };
    for (const wrong of ['AB-1', 'あ', 'A B'])
      expect(await toldOf(code, wrong)).toBe('クーポンコードは半角英数字で入力してください。');
    for (const right of ['Aki2026', 'ＡＢ１ ']) expect(await toldOf(code, right)).toBeUndefined();
  });

  it('[valid.birth] takes days that the calendar has', async () => {
    for (const wrong of ['2023-02-29', '2000-13-01', '2000-1-1', '昭和'])
      expect(await toldOf(field.birthDate, wrong)).toBe('生年月日は正しい日付を入力してください。');
    expect(await toldOf(field.birthDate, '2000-02-29')).toBeUndefined();
  });

  it('[valid.birth] takes no day that is still to come', async () => {
    const day = (offset: number) => new Date(clock.nowMs() + 32_400_000 + offset).toISOString().slice(0, 10);
    expect(await toldOf(field.birthDate, day(0))).toBeUndefined();
    expect(await toldOf(field.birthDate, day(86_400_000))).toBe('生年月日は今日までの日付を入力してください。');
  });

  it('[valid.yyyymm] takes a card expiry as year and month, sent as yyyymm', async () => {
    for (const wrong of ['2904', '202913', '13/29', '202900'])
      expect(await toldOf(field.cardExpiration, wrong)).toBe(
        '有効期限はカードの表記どおり、月・年の順に入力してください（例：12/30）。',
      );
    for (const right of ['202904', '2029/04', '04/29', '0429'])
      expect(await toldOf(field.cardExpiration, right)).toBeUndefined();
  });

  it('[form.card] asks for number, name, expiry and code of a card, and gives the expiry as yyyymm', async () => {
    const right = {
      ccNumber: '4242 4242 4242 4242',
      ccName: 'ＴＡＲＯ ＹＡＭＡＤＡ',
      ccExpiration: '12/35',
      securityCode: '１２３',
    };
    expect(await told(cardForm.schema, right)).toEqual({});
    expect(valuesOf(cardForm.schema, right)).toMatchObject({
      ...{ ccNumber: '4242 4242 4242 4242', ccName: 'TARO YAMADA', ccExpiration: '203512', securityCode: '123' },
    });
    expect(Object.keys(await told(cardForm.schema, {}))).toEqual(Object.keys(right));
    const wrong = { ccNumber: '4242', ccName: '山田', ccExpiration: '13/35', securityCode: '12' };
    expect(Object.keys(await told(cardForm.schema, wrong)).sort()).toEqual(Object.keys(right).sort());
  });

  it('refuses a card number of which a digit is wrong, beside what else is wrong', async () => {
    const { ccNumber } = cardForm.schema.properties;
    const message = 'カード番号に誤りがあります。カードの表記をお確かめください。';
    for (const wrong of ['4242 4242 4242 4243', '4224-4242-4242-4242', '3530111333300001'])
      expect(await toldOf(ccNumber, wrong)).toBe(message);
    for (const right of ['4242424242424242', '378282246310005', '３５３０ １１１３ ３３３０ ００００'])
      expect(await toldOf(ccNumber, right)).toBeUndefined();
    const said = await told(cardForm.schema, { ccNumber: '4242424242424241', ccName: '' });
    expect(said).toMatchObject({ ccNumber: message, ccName: 'カード名義を入力してください。' });
  });

  it('refuses a card whose last month is over in Japan, and says so', async () => {
    const { ccExpiration } = cardForm.schema.properties;
    const over = '有効期限が過ぎています。カードの表記をお確かめいただくか、別のカードをご利用ください。';
    const now = vi.spyOn(clock, 'nowMs').mockReturnValue(Date.parse('2026-11-30T14:59:00Z'));
    expect(await toldOf(ccExpiration, '10/26')).toBe(over);
    expect(await toldOf(ccExpiration, '11/26')).toBeUndefined();
    // Midnight in Japan.
    now.mockReturnValue(Date.parse('2026-11-30T15:00:00Z'));
    expect(await toldOf(ccExpiration, '11/26')).toBe(over);
    now.mockRestore();
  });

  it('[valid.min-date] refuses an end before its start, and says nothing where there is no start', async () => {
    const date = { type: 'string', format: 'date' } as const;
    const period = formOf({
      start: { ...date, title: '開始日' },
      end: { ...date, title: '終了日', 'x-not-before': 'start' } as FormSchema['properties'][string],
    });
    expect(await told(period, { start: '2026-11-20', end: '2026-11-19' })).toEqual({
      end: '終了日は開始日以降の日付を入力してください。',
    });
    expect(await told(period, { start: '2026-11-20', end: '2026-11-20' })).toEqual({});
    expect(await told(period, { start: '', end: '2026-11-19' })).toEqual({});
  });

  it('[valid.any-of] says that one of several fields is wanted', async () => {
    const phones = formOf(
      {
        phone_number: { type: 'string', title: '電話番号' },
        cell_phone_number: { type: 'string', title: '携帯電話番号' },
      },
      { anyOf: [{ required: ['phone_number'] }, { required: ['cell_phone_number'] }] },
    );
    expect(await told(phones, {})).toEqual({ phone_number: '電話番号か携帯電話番号のいずれかを入力してください。' });
    expect(await told(phones, { cell_phone_number: '09012345678' })).toEqual({});
  });

  it('asks for a choice where a plain form sends an empty one', async () => {
    expect(await toldOf(field.prefecture, '')).toBe('都道府県を選択してください。');
    const onServer = compileOnServer(formOf({ prefecture: field.prefecture }));
    onServer({ prefecture: '' });
    expect(fieldErrors(onServer.errors ?? []).prefecture?.[0]?.message).toBe('都道府県を選択してください。');
  });
});
