import { expect, it } from 'vitest';
import { email, lastNameKana, phone, postalCode } from '../contract/fields';
import { compileAnswer } from '../../server/http/ajv';
import { createStandIns } from './stand-ins';

type Field = typeof email | typeof lastNameKana | typeof phone | typeof postalCode;

/** Whether the field takes the stand-in of a text, and how that looks. */
const standInOf = (schema: Field, text: string) => {
  const standIn = createStandIns().textFor(schema['x-personal'], text);
  return { standIn, isTaken: compileAnswer(schema)(standIn) };
};

it('makes a whole mail address of a whole one, whoever has read it', () => {
  for (const whole of ['hanako@shop.example', '~3~aaaaaa@aaaa.aa', 'ｈａｎａｋｏ＠ｓｈｏｐ．ｊｐ', '~4~一一一一一一一'])
    expect(createStandIns().textFor('mail', whole)).toMatch(/^[a-j]+@example\.jp$/);
});

it('leaves wrong what was typed wrongly, class by class, also where a browser alone has read it', () => {
  const wrong: readonly (readonly [Field, string, string])[] = [
    [email, 'hanako.example.jp', 'aaaaaa.aaaaaaa.aa'],
    [email, '~1~aaaaaa.aaaaaaa.aa', 'aaaaaa.aaaaaaa.aa'],
    [email, 'hanako@shop', 'aaaaaa@aaaa'],
    [email, 'hanako@@shop.jp', 'aaaaaa@@aaaa.aa'],
    [email, 'hana@ko@shop.jp', 'aaaa@aa@aaaa.aa'],
    [email, '~2~aaaaaa@aaaa,aa', 'aaaaaa@aaaa,aa'],
    [email, '花子@shop.jp', '甲甲@aaaa.aa'],
    [email, '~2~一一@aaaa.aa', '甲甲@aaaa.aa'],
    [lastNameKana, '山田', '甲甲'],
    [lastNameKana, '~1~一ア', '甲ア'],
    [lastNameKana, 'yamada', 'aaaaaa'],
    [phone, '0901234567890123', '0000000000000000'],
    [phone, '~1~0000000000000000', '0000000000000000'],
    [phone, '9012345678', '1000000000'],
    [phone, '090-1234', '000-0000'],
    [phone, '電話', '甲甲'],
    [postalCode, '100-00', '000-00'],
  ];
  for (const [schema, text, standIn] of wrong)
    expect(standInOf(schema, text), text).toEqual({ standIn, isTaken: false });
});

it('makes right texts of right ones, however they were written', () => {
  const right: readonly (readonly [Field, string, string])[] = [
    [lastNameKana, 'やまだ', 'アアア'],
    [lastNameKana, 'ﾔﾏﾀﾞ', 'アアア'],
    [phone, '０９０（１２３４）５６７８', '010-0000-0000'],
    [phone, '~1~000-0000-0000', '010-0000-0000'],
    [postalCode, '〒１００－０００１', '000-0000'],
  ];
  for (const [schema, text, standIn] of right)
    expect(standInOf(schema, text), text).toEqual({ standIn, isTaken: true });
});

it('writes in place of a browser’s own stand-in what that says of the scripts, and leaves a gift’s link one', () => {
  const standIns = createStandIns();
  expect(standIns.textFor('name', '~3~一一')).toBe('甲甲');
  expect(standIns.textFor('kana', '~4~アアア')).toMatch(/^[ア-コ]{3}$/);
  expect(standIns.textFor('phone', '~5~00')).toMatch(/^\d{2}$/);
  expect(standIns.textFor('token', 'https://shop.example/gakuen/social-gift/f3Kq-0aLx_9ZbN2vC7yTq8/shipping')).toMatch(
    /^\/social-gift\/0{22}\/shipping$/,
  );
});

it('leaves what cannot be made what it is: emoji, kana of half width and signs of no script', () => {
  const standIns = createStandIns();
  const written = (text: string) => standIns.textFor('text', text);
  expect(written('渡邉😀')).toBe('甲甲😀');
  // One of several characters.
  expect(written('👩‍👧')).toBe('😀😀');
  expect(written('ﾔﾏﾀﾞ')).toBe('ｱｱｱｱ');
  expect(written('渡邉★！')).toMatch(/^\p{Script=Han}{2}※※$/u);
  expect(written("O'Neil")).toMatch(/^[A-J]'[A-J][a-j]{3}$/);
  expect(standIns.textFor('name', '田😀')).toBe('甲😀');
});
