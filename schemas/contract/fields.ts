/**
 * The fields of all forms. A rule about a field (product text, section 5) stands here and nowhere else: forms, calls
 * and entities take the same constants, so that it holds in the browser, on the server and in the documentation.
 *
 * `x-normalize` names what becomes of the text before it is checked, in the form and on the server (normalize.ts); the
 * rules here are about the text behind it. `x-hint` stands below the field, `x-autocomplete` is the HTML autofill token.
 */
import { unmakeable } from './made-signs';

/**
 * What no line of text holds: control characters and line breaks (a name goes into the headers of mails), half a
 * surrogate pair, what is no character by definition, and what turns the direction of text. Joiners and variation selectors are no part of it:
 * emoji and the rare forms of name characters (葛󠄀) are written with them.
 */
const forbiddenCharacters = '\\p{Cc}\\p{Cs}\\p{Bidi_Control}\\p{Noncharacter_Code_Point}\\u2028\\u2029';
const forbidden = `[${forbiddenCharacters}]`;
/** A character that is seen: no blank of any width, nothing of zero width, no filler. */
const visiblePattern = '[^\\s\\p{Cc}\\p{Cf}\\p{Cs}\\p{M}\\p{Default_Ignorable_Code_Point}\\u2800]';
/** A letter or digit of any script that is seen: a place has more to it than emoji or strokes. */
const letterPattern = '(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}]';

/** Text in one line, which may be empty. None of them is a link: mails and labels carry them. */
const line = { type: 'string', not: { pattern: forbidden }, 'x-no-link': true } as const;
/** Text in one line that says something; blanks count as nothing (the kind `text`). */
const text = { ...line, minLength: 1, pattern: visiblePattern, 'x-kind': 'text' } as const;
/** What one line says to somebody (schemas/cart/gift-words.ts). */
export const lineUpTo = (maxLength: number) => ({ ...text, maxLength });
/** A line that is sewn, printed or written (schemas/catalog/product-option.ts). */
export const madeLine = (isRequired: boolean) => ({
  ...(isRequired ? text : line),
  not: { pattern: `[${forbiddenCharacters}${unmakeable}]` },
});
/** The same of several lines, as they are broken. */
export const madeLines = (isRequired: boolean) => ({
  ...madeLine(isRequired),
  not: { pattern: `[^\\P{Cc}\\n]|[${forbiddenCharacters.replace('\\p{Cc}', '')}${unmakeable}]` },
});

/** A part of an address. Labels show it, as names (`x-printable`). */
const place = { maxLength: 100, 'x-normalize': 'place', 'x-printable': true, 'x-personal': 'address' } as const;

/**
 * Katakana with spaces, the long mark, the middle dot and punctuation; full-width only. No letter stands in the first
 * part: where two parts take the same letters, the time to refuse a text grows with its square.
 */
export const katakanaPattern = '^[ー・、。，．　 ゛゜\\-]*[ァ-ヶ][ァ-ヶー・、。，．　 ゛゜\\-]*$';
export const postalPattern = '^\\d{3}-?\\d{4}$';
/**
 * 10 or 11 digits starting with 0 (no number begins with 00); hyphens between them count for nothing. The rule's letter,
 * "or hyphenated groups of 1 to 4 digits", would refuse 04992-2-1234 and take 0-0-0: docs/adr/0008.
 */
export const phonePattern = '^0-?[1-9](?:-?\\d){8,9}$';

/** A mail address whose host has a name: its last part begins with a letter, where 127.0.0.1 or [::1] do not. */
export const mailHostPattern = '\\.[A-Za-z][A-Za-z0-9-]*$';

const name = { ...text, maxLength: 50, 'x-printable': true, 'x-personal': 'name' } as const;
const kana = {
  type: 'string',
  minLength: 1,
  maxLength: 50,
  pattern: katakanaPattern,
  'x-kind': 'katakana',
  'x-normalize': 'kana',
  'x-personal': 'kana',
} as const;

export const lastName = { ...name, title: '姓', 'x-autocomplete': 'family-name' } as const;
export const firstName = { ...name, title: '名', 'x-autocomplete': 'given-name' } as const;
export const lastNameKana = { ...kana, title: '姓（フリガナ）' } as const;
export const firstNameKana = { ...kana, title: '名（フリガナ）' } as const;
export const fullNameKana = { ...kana, maxLength: 100, title: 'お名前（フリガナ）' } as const;

export const email = {
  type: 'string',
  title: 'メールアドレス',
  minLength: 1,
  maxLength: 254,
  format: 'email',
  pattern: mailHostPattern,
  'x-kind': 'email',
  'x-normalize': 'width',
  'x-autocomplete': 'email',
  'x-personal': 'mail',
} as const;

export const phone = {
  type: 'string',
  title: '電話番号',
  minLength: 1,
  maxLength: 14,
  pattern: phonePattern,
  'x-kind': 'phone',
  'x-normalize': 'phone',
  'x-hint': '半角数字11桁まで、ハイフンなし（例：09012345678）',
  'x-autocomplete': 'tel-national',
  'x-personal': 'phone',
} as const;

export const postalCode = {
  type: 'string',
  title: '郵便番号',
  minLength: 1,
  maxLength: 8,
  pattern: postalPattern,
  'x-kind': 'postal',
  'x-normalize': 'postal',
  'x-hint': '半角数字7桁（例：1234567）',
  'x-autocomplete': 'postal-code',
  'x-personal': 'postcode',
} as const;

// prettier-ignore
export const prefectures = [
  '北海道', '青森県', '岩手県', '宮城県', '秋田県', '山形県', '福島県', '茨城県', '栃木県', '群馬県', '埼玉県', '千葉県',
  '東京都', '神奈川県', '新潟県', '富山県', '石川県', '福井県', '山梨県', '長野県', '岐阜県', '静岡県', '愛知県', '三重県',
  '滋賀県', '京都府', '大阪府', '兵庫県', '奈良県', '和歌山県', '鳥取県', '島根県', '岡山県', '広島県', '山口県', '徳島県',
  '香川県', '愛媛県', '高知県', '福岡県', '佐賀県', '長崎県', '熊本県', '大分県', '宮崎県', '鹿児島県', '沖縄県',
] as const;
export type Prefecture = (typeof prefectures)[number];

export const prefecture = {
  type: 'string',
  title: '都道府県',
  enum: prefectures,
  'x-autocomplete': 'address-level1',
} as const;

export const city = {
  ...text,
  ...place,
  title: '市区町村',
  pattern: letterPattern,
  'x-autocomplete': 'address-level2',
} as const;

export const address1 = {
  ...text,
  ...place,
  title: '町名・番地',
  pattern: letterPattern,
  'x-autocomplete': 'address-line1',
} as const;

export const address2 = {
  ...line,
  ...place,
  title: '建物名・部屋番号',
  'x-autocomplete': 'address-line2',
} as const;

export const companyName = {
  ...text,
  'x-printable': true,
  title: '会社名',
  maxLength: 250,
  'x-autocomplete': 'organization',
  'x-personal': 'name',
} as const;

export const cancelReason = { ...line, title: 'キャンセルの理由', maxLength: 200, 'x-personal': 'text' } as const;
/** Whom a receipt is made out to (宛名), with 様 or 御中 or without, and for what (但し書き). */
export const receiptName = {
  ...text,
  title: '宛名',
  maxLength: 60,
  'x-personal': 'name',
  'x-hint':
    '個人の方には「様」、会社や学校などには「御中」を付けてお出しします。ご入力になった敬称は、そのまま記します。',
} as const;
export const receiptNote = {
  ...text,
  title: '但し書き',
  maxLength: 60,
  'x-personal': 'text',
  'x-hint': '例：お品代（「として」は、付けてお出しします）',
} as const;
/** Of a form that nothing is labelled by. */
export const word = { ...line, pattern: '.', maxLength: 100, 'x-personal': 'text' } as const;

export const departmentOrPosition = {
  ...line,
  'x-printable': true,
  title: '部署・役職',
  maxLength: 250,
  'x-personal': 'text',
} as const;

export const ordererName = {
  ...text,
  'x-printable': true,
  title: 'ご注文者名',
  maxLength: 100,
  'x-autocomplete': 'name',
  'x-personal': 'name',
} as const;

/** 8 or more half-width letters and digits, both kinds, with - _ . allowed. */
export const password = {
  type: 'string',
  title: 'パスワード',
  minLength: 8,
  maxLength: 128,
  pattern: '^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d\\-_.]+$',
  'x-kind': 'password',
  'x-personal': 'token',
  'x-hint': '半角英字と半角数字を組み合わせた8文字以上（- _ . も使えます）',
} as const;

/** Sent as yyyymm; shown and typed as it stands on the card. */
export const cardExpiration = {
  type: 'string',
  title: '有効期限',
  minLength: 1,
  pattern: '^20\\d{2}(?:0[1-9]|1[0-2])$',
  'x-kind': 'yyyymm',
  'x-normalize': 'expiration',
  'x-hint': 'カードの表記どおりに（例：12/30）',
  'x-autocomplete': 'cc-exp',
  'x-personal': 'number',
} as const;

/** Half-width letters and digits only. */
export const alphanumeric = {
  type: 'string',
  pattern: '^[A-Za-z\\d]*$',
  'x-kind': 'alnum',
  'x-normalize': 'width',
} as const;

/** A decimal as text, with at most so many places. */
export const decimal = (places: number) =>
  ({
    type: 'string',
    pattern: `^\\d+(?:\\.\\d{1,${places}})?$`,
    'x-kind': 'decimal',
    'x-places': places,
    'x-normalize': 'digits',
  }) as const;

export const birthDate = {
  type: 'string',
  title: '生年月日',
  format: 'date',
  'x-autocomplete': 'bday',
  'x-not-future': true,
  'x-personal': 'birth',
} as const;
