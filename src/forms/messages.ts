/**
 * Japanese messages for what a validator finds, from the keyword and the field's title. The same text stands beside a
 * field of a form and in the server's 422. A packaged translation was no choice: ajv-i18n leaves some messages in
 * English and calls fields by their property names.
 */

/** The part of Ajv's error object that a message needs; compiled validators in the browser make the same. */
export interface ValidationError {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The value that breaks the rule. */
  readonly data?: unknown;
}

/** The part of a field's schema that a message needs. */
export interface FieldSchema {
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly 'x-kind'?: string;
  readonly 'x-places'?: number;
}

const isChoice = ({ type, enum: choices }: FieldSchema): boolean => choices !== undefined || type === 'boolean';

const typeTexts: Readonly<Record<string, string>> = {
  integer: '整数で入力してください。',
  number: '数値で入力してください。',
  string: '文字で入力してください。',
  boolean: 'trueかfalseで指定してください。',
};

const formatTexts: Readonly<Record<string, string>> = {
  date: '正しい日付を入力してください。',
  'date-time': '正しい日時を入力してください。',
  email: '正しい形式で入力してください（例：name@example.jp）。',
  uri: '正しいURLを入力してください。',
};

const invalid = '正しい形式で入力してください。';

/** What a pattern demands, by the kind of text that it describes. */
const kindTexts: Readonly<Record<string, string>> = {
  email: '正しい形式で入力してください（例：name@example.jp）。',
  katakana: '全角カタカナで入力してください。',
  postal: '半角数字7桁か、123-4567の形式で入力してください。',
  phone: '0から始まる10桁か11桁の半角数字で入力してください。',
  password: '半角の英字と数字を両方含めて入力してください。使える記号は - _ . だけです。',
  alnum: '半角英数字で入力してください。',
  yyyymm: 'カードの表記どおり、月・年の順に入力してください（例：12/30）。',
  'card-number': '14桁から19桁の半角数字で入力してください。',
  'card-name': '半角ローマ字で入力してください。',
  'security-code': '3桁または4桁の半角数字で入力してください。',
  'verify-code': '6桁の数字で入力してください。',
};

/** Kinds whose length says nothing that the shape does not say better. */
const shapedKinds: ReadonlySet<string> = new Set(['postal', 'phone', 'verify-code']);

const kindText = ({ 'x-kind': kind = '', 'x-places': places }: FieldSchema): string =>
  kind === 'decimal' ? `小数第${places}位までの数値を半角で入力してください。` : (kindTexts[kind] ?? invalid);

/** A number below the least may be no number at all to who reads it, as a text with a sign: the least is told with it. */
const typeText = (type: string, { minimum }: FieldSchema): string => {
  const least = type === 'integer' && minimum !== undefined ? `${minimum.toLocaleString('ja-JP')}以上の` : '';
  return `${least}${typeTexts[type] ?? invalid}`;
};

const limitOf = ({ params }: ValidationError): string => Number(params.limit).toLocaleString('ja-JP');

type Text = (error: ValidationError, schema: FieldSchema) => string;

/** What follows the title and its particle, which is は where none is named. */
const texts: Readonly<Record<string, Text>> = {
  type: ({ params }, schema) => typeText(String(params.type), schema),
  format: ({ params }) => formatTexts[String(params.format)] ?? invalid,
  pattern: (_, schema) => kindText(schema),
  maxLength: (error, schema) =>
    shapedKinds.has(schema['x-kind'] ?? '') ? kindText(schema) : `${limitOf(error)}文字以内で入力してください。`,
  minLength: (error) => `${limitOf(error)}文字以上で入力してください。`,
  minimum: (error) => `${limitOf(error)}以上で入力してください。`,
  maximum: (error) => `${limitOf(error)}以下で入力してください。`,
  exclusiveMinimum: (error) => `${limitOf(error)}より大きい値を入力してください。`,
  exclusiveMaximum: (error) => `${limitOf(error)}より小さい値を入力してください。`,
  minItems: (error) => `${limitOf(error)}件以上選択してください。`,
  maxItems: (error) => `${limitOf(error)}件以内で選択してください。`,
  enum: () => '選択肢の中から選んでください。',
  const: () => '選択肢の中から選んでください。',
  'x-not-before': () => '開始日以降の日付を入力してください。',
  'x-not-expired': () => '過ぎています。カードの表記をお確かめいただくか、別のカードをご利用ください。',
  'x-check-digit': () => '誤りがあります。カードの表記をお確かめください。',
  'x-not-future': () => '今日までの日付を入力してください。',
  characters: () => '使用できない文字が含まれています。',
  finite: () => '大きすぎる数値は受け付けられません。',
  'x-printable': () => '絵文字や特殊な記号を含めずに入力してください。',
  'x-no-link': () => 'URLを含めずに入力してください。',
  additionalProperties: () => '受け付けられない項目です。',
};

const particles: Readonly<Record<string, string>> = { 'x-not-expired': 'が', 'x-check-digit': 'に', characters: 'に' };

// A list of choices in a form without script sends an empty text where nothing was chosen; a text of blanks says nothing.
const isMissing = ({ keyword, params, data }: ValidationError, { 'x-kind': kind }: FieldSchema): boolean =>
  keyword === 'required' ||
  (keyword === 'minLength' && (params.limit === 1 || data === '')) ||
  (keyword === 'pattern' && kind === 'text') ||
  (keyword === 'enum' && data === '');

/** Objects bear the names of their schemas, which say nothing to a shopper. */
const titleOf = ({ title, type }: FieldSchema): string | undefined =>
  type === 'object' && title !== undefined && /^\w+$/.test(title) ? undefined : title;

/**
 * A sentence for the shopper. `schema` is that of the field (for `required`: of the field that is missing).
 *
 * @example messageFor({ keyword: 'maxLength', params: { limit: 20 } }, { title: 'お名前' }) // お名前は20文字以内で入力してください。
 */
export const messageFor = (error: ValidationError, schema: FieldSchema): string => {
  const title = titleOf(schema);
  if (isMissing(error, schema))
    return `${title ? `${title}を` : ''}${isChoice(schema) ? '選択してください。' : '入力してください。'}`;
  if (error.keyword === 'anyOf' && title) return `${title}のいずれかを入力してください。`;
  const text = texts[error.keyword]?.(error, schema) ?? invalid;
  return title ? `${title}${particles[error.keyword] ?? 'は'}${text}` : text;
};
