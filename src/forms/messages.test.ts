import { describe, expect, it } from 'vitest';
import { messageFor } from './messages';

describe('messageFor', () => {
  it.each([
    ['required', {}, { title: 'お名前', type: 'string' }, 'お名前を入力してください。'],
    ['required', {}, { title: 'お支払い方法', enum: ['cod'] }, 'お支払い方法を選択してください。'],
    ['minLength', { limit: 1 }, { title: 'お名前' }, 'お名前を入力してください。'],
    ['minLength', { limit: 8 }, { title: 'パスワード' }, 'パスワードは8文字以上で入力してください。'],
    ['pattern', {}, { title: '姓', 'x-kind': 'text' }, '姓を入力してください。'],
    ['characters', {}, { title: '姓' }, '姓に使用できない文字が含まれています。'],
    ['pattern', {}, { title: '認証コード', 'x-kind': 'verify-code' }, '認証コードは6桁の数字で入力してください。'],
    [
      'maxLength',
      { limit: 16 },
      { title: '認証コード', 'x-kind': 'verify-code' },
      '認証コードは6桁の数字で入力してください。',
    ],
    ['maxLength', { limit: 1000 }, { title: '備考' }, '備考は1,000文字以内で入力してください。'],
    ['minimum', { limit: 1, comparison: '>=' }, { title: '数量' }, '数量は1以上で入力してください。'],
    ['type', { type: 'integer' }, {}, '整数で入力してください。'],
    [
      'type',
      { type: 'integer' },
      { title: 'ご利用ポイント', minimum: 0 },
      'ご利用ポイントは0以上の整数で入力してください。',
    ],
    ['format', { format: 'date' }, { title: 'お届け日' }, 'お届け日は正しい日付を入力してください。'],
    ['enum', { allowedValues: [] }, { title: '並び順' }, '並び順は選択肢の中から選んでください。'],
    ['additionalProperties', { additionalProperty: 'price' }, {}, '受け付けられない項目です。'],
    ['anyOf', {}, {}, '正しい形式で入力してください。'],
  ] as const)('says in Japanese what %s demands (%j)', (keyword, params, schema, expected) => {
    expect(messageFor({ keyword, params }, schema)).toBe(expected);
  });
});
