import { describe, expect, it } from 'vitest';
import { textFault, textHint, type TextField } from './option-texts';

const field = (own: Partial<TextField>): TextField => ({
  ...{ type: 'text', name: 'name', title: 'お名前', is_required: true, max_length: 4, letters: 'japanese' },
  ...own,
});
const either = field({ also_takes: [{ letters: 'roman', max_length: 10 }] });

describe('a text that takes letters of several kinds', () => {
  it('has a limit for each, which the hint names before what the shop says', () => {
    expect(textHint(either)).toBe('漢字・ひらがな・カタカナは4文字、半角のローマ字は10文字まで');
    expect(textHint({ ...either, hint: '姓だけを縫います' })).toMatch(/10文字まで。姓だけを縫います$/);
    for (const taken of ['山田花子', '小鳥遊', 'Yamada Han']) expect(textFault(either, taken)).toBeUndefined();
    expect(textFault(either, '山田花子様')).toBe(
      'お名前は、漢字・ひらがな・カタカナでは4文字以内で入力してください（ただいま5文字）。',
    );
    expect(textFault(either, 'Yamada Hana')).toBe(
      'お名前は、半角のローマ字では10文字以内で入力してください（ただいま11文字）。',
    );
  });
  it('is of one kind as a whole', () => {
    const ways = 'お名前は漢字・ひらがな・カタカナか、半角のローマ字で入力してください。';
    for (const mixed of ['山田 Jr.', 'Ｙａｍａｄａ']) expect(textFault(either, mixed)).toBe(ways);
    expect(textFault(either, '山田2')).toBe(`「2」は、おつくりできません。${ways}`);
    expect(textFault(either, '★山田★♪')).toBe(`「★」「♪」は、おつくりできません。${ways}`);
  });
  it('has the widest limit of those that fit', () => {
    const kana = field({ also_takes: [{ letters: 'kana', max_length: 8 }] });
    expect(textFault(kana, 'やまだはなこ')).toBeUndefined();
    expect(textFault(kana, '山田はなこ')).toMatch(/漢字・ひらがな・カタカナでは4文字以内/);
  });
});

describe('a text of one kind', () => {
  it('says its letters and its limit', () => {
    expect(textHint(field({}))).toBe('漢字・ひらがな・カタカナで4文字まで');
    expect(textHint(field({ letters: 'any', max_length: 100, hint: '改行もそのまま刷ります' }))).toBe(
      '100文字まで。改行もそのまま刷ります',
    );
    expect(textFault(field({}), 'Yamada')).toBe('お名前は漢字・ひらがな・カタカナで入力してください。');
    expect(textFault(field({ letters: 'any' }), '山田A子様')).toBe(
      'お名前は4文字以内で入力してください（ただいま5文字）。',
    );
  });
  it('names what nobody can make of it, an emoji as a whole', () => {
    const any = field({ letters: 'any', max_length: 20 });
    expect(textFault(any, '家族👨‍👩‍👧🇯🇵👍🏽')).toBe(
      '「👨‍👩‍👧」「🇯🇵」「👍🏽」は、おつくりできません。お名前は絵文字や特殊な記号を除いて入力してください。',
    );
    expect(textFault(any, '髙﨑・葛󠄀 No.1 ♪㈱')).toBeUndefined();
    expect(textFault(field({}), '山田🎀')).toMatch(/^「🎀」は、おつくりできません。お名前は漢字/);
  });
  it('counts what is seen: a selector of a form is none, a rare kanji one', () => {
    expect(textFault(field({}), '葛󠄀城𠮷田')).toBeUndefined();
    expect(textFault(field({}), '')).toBeUndefined();
    expect(textFault(field({}), '　')).toBeUndefined();
  });
  it('takes one selector of a form behind a sign, and nothing else that is not seen', () => {
    const any = field({ letters: 'any', max_length: 20 });
    for (const own of [field({}), any])
      for (const name of ['葛\u{e0100}城', '\u8fbb\u{e0101}', '神\ufe00']) expect(textFault(own, name)).toBeUndefined();
    const doubled = ['葛\u{e0100}\u{e0100}', `葛${'\u{e0100}'.repeat(200)}`, '\u{e0100}葛', '葛 \u{e0100}'];
    const unseen = [
      '\u0007',
      '\t',
      '\u0085',
      '\u200b',
      '\u200e',
      '\u202e',
      '\u2060',
      '\ufeff',
      '\ufff9',
      '\ufffb',
      '\ufffc',
      '\u{e0001}',
      '\u{e0061}',
    ];
    for (const name of [...doubled, ...unseen.map((sign) => `山${sign}田`)])
      for (const own of [field({}), any, either])
        expect(textFault(own, name)).toBe('目に見えない文字が入っています。お名前を入力し直してください。');
  });
});
