/** What our schemas say beyond JSON Schema: for the server's validators and for those that are compiled for forms. */
import { _, stringify, type Code, type CodeKeywordDefinition, type FuncKeywordDefinition, type Vocabulary } from 'ajv';
import { unmakeable } from './made-signs.ts';
import { isNormalization, normalize } from './normalize.ts';
import { personalKeyword } from './personal.ts';

/**
 * `'x-not-before': 'start'` on a date: it must not be before the one in the property `start` beside it. Dates of the form
 * 2026-11-20 sort as texts.
 */
const notBefore: CodeKeywordDefinition = {
  keyword: 'x-not-before',
  type: 'string',
  schemaType: 'string',
  error: { message: 'is before the start', params: ({ schemaCode }) => _`{ start: ${schemaCode} }` },
  code: (context) => {
    const { data, it, schemaCode } = context;
    const start = _`${it.parentData}[${schemaCode}]`;
    context.fail(_`typeof ${start} === "string" && ${data} < ${start}`);
  },
};

/** What time it is for whoever checks: nothing here asks the machine. */
export interface Clock {
  readonly nowMs: () => number;
}

const writtenClock = _`require("src/lib/clock").clock`;
/** How a validator that is written out asks for the clock (vite/form-validators.ts). */
export const clockCode = String(writtenClock);

/** `'x-not-expired': true` on a month, 203012: it must not be over in Japan. Months of that form sort as texts. */
const notExpiredBy = (clock: Clock): CodeKeywordDefinition => ({
  keyword: 'x-not-expired',
  type: 'string',
  schemaType: 'boolean',
  error: { message: 'is over' },
  code: (context) => {
    const given = context.gen.scopeValue('obj', { ref: clock, code: writtenClock });
    // Japan is nine hours ahead, all year.
    const month = _`new Date(${given}.nowMs() + 32400000).toISOString().slice(0, 7).replace("-", "")`;
    context.fail(_`${context.data} < ${month}`);
  },
});

/** `'x-not-future': true` on a date: it has come in Japan. */
const notFutureBy = (clock: Clock): CodeKeywordDefinition => ({
  keyword: 'x-not-future',
  type: 'string',
  schemaType: 'boolean',
  error: { message: 'is still to come' },
  code: (context) => {
    const given = context.gen.scopeValue('obj', { ref: clock, code: writtenClock });
    context.fail(_`${context.data} > new Date(${given}.nowMs() + 32400000).toISOString().slice(0, 10)`);
  },
});

/** `'x-check-digit': true` on a number in digits, blanks and hyphens: its last one is right (ISO/IEC 7812-1, Luhn). */
const checkDigit: CodeKeywordDefinition = {
  keyword: 'x-check-digit',
  type: 'string',
  schemaType: 'boolean',
  error: { message: 'has a wrong digit' },
  code: (context) => {
    const digits = _`[...${context.data}.replace(/[ -]/g, "")].reverse()`;
    const sum = _`(sum, digit, at) => sum + (at % 2 ? digit * 2 - (digit > 4 ? 9 : 0) : +digit)`;
    context.fail(_`${digits}.reduce(${sum}, 0) % 10 > 0`);
  },
};

/** A slash, and what browsers or readers take for one. */
const slash = '[/\\\\\\u2044\\u2215\\u29f8\\u2571]';
/**
 * Ends of hosts: those of countries have two letters, of the others the ones that are met. (A list of all has fifteen
 * hundred, and Bldg is none of them.)
 */
const hostEnd =
  '(?:[a-z]{2}|com|net|org|edu|gov|info|biz|name|pro|asia|mobi|xyz|top|shop|store|site|online|website|web|club|app|dev|page|' +
  'link|click|live|icu|vip|work|life|world|today|space|tech|blog|news|cloud|fun|buzz|cyou|sbs|cfd|lol|zip|mov|tokyo|osaka|' +
  'nagoya|kyoto|okinawa|みんな|xn--[\\w-]+)';
const links = [
  `${slash}{2}`,
  // http:/example.com
  `https?:${slash}\\w`,
  'www[.。]',
  // a@example.com
  '@[^\\s@]*[.。][a-z]',
  // 192.0.2.1/a
  `\\d(?:[.。]\\d{1,3}){3}(?:${slash}|:\\d)`,
  // example.com/a, example.com:8080
  `[.。]${hostEnd}[.。]?(?:${slash}|:\\d)`,
].join('|');

/**
 * Whether a text holds what a mail program would make a link of by itself, in whatever width, with any dot, and with
 * unseen characters in between. Names and addresses stand in mails that the shop sends to whomever a visitor names;
 * 価格.com is a name, and ABC.Bldg/2F an address. Written out, as the browser's validators take no functions.
 */
const holdsLink = (text: Code): Code =>
  _`new RegExp(${links}, "i").test(${text}.normalize("NFKC").replace(/[\\p{Cf}\\p{Default_Ignorable_Code_Point}]/gu, ""))`;

/** `'x-no-link': true` on a text: no link is in it. */
const noLink: CodeKeywordDefinition = {
  keyword: 'x-no-link',
  type: 'string',
  schemaType: 'boolean',
  error: { message: 'holds a link' },
  code: (context) => {
    const { data } = context;
    const isWanted: unknown = context.schema;
    if (isWanted === true) context.fail(holdsLink(data));
  },
};

/**
 * `'x-printable': true` on a text: a carrier's label can show it. It is a rule for what comes in alone: what was taken
 * before there was one is still told, and so can be put right.
 */
const printable: CodeKeywordDefinition = {
  keyword: 'x-printable',
  type: 'string',
  schemaType: 'boolean',
  error: { message: 'holds what no label shows' },
  code: (context) => {
    context.fail(_`new RegExp(${`[${unmakeable}]`}, "u").test(${context.data})`);
  },
};

/**
 * `'x-no-link-across': [['city', 'address1']]` on an object: no link is in properties that are shown in one line either,
 * whether a blank stands between them or not. The error names the one in which the link ends.
 */
const noLinkAcross: CodeKeywordDefinition = {
  keyword: 'x-no-link-across',
  type: 'object',
  schemaType: 'array',
  error: { message: 'holds a link', params: ({ params }) => _`{ linkedProperty: ${params.linked} }` },
  code: (context) => {
    const { data, gen } = context;
    // ajv has checked that it is a list (schemaType).
    const lines = context.schema as readonly (readonly string[])[];
    for (const names of lines) {
      const text = _`all.slice(0, at + 1).map((one) => typeof ${data}[one] === "string" ? ${data}[one] : "").join("")`;
      const linked = gen.const('linked', _`${stringify(names)}.find((_, at, all) => ${holdsLink(text)})`);
      context.setParams({ linked });
      context.fail(_`${linked} !== undefined`);
    }
  },
};

/**
 * Marks that change nothing in validation: what the product text does not name (for the documentation), how a form
 * treats a field (schemas/contract/fields.ts), and what is HTML (schemas/contract/html.ts).
 */
const marks = ['x-ours', 'x-kind', 'x-hint', 'x-labels', 'x-autocomplete', 'x-places', 'x-html'];

const rulesBy = (clock: Clock): Vocabulary => [
  notBefore,
  notExpiredBy(clock),
  notFutureBy(clock),
  checkDigit,
  noLink,
  noLinkAcross,
  personalKeyword,
];

/** For answers, which say what is kept: `x-normalize` and `x-printable` are marks among others. */
export const answerKeywordsBy = (clock: Clock): Vocabulary => [
  ...marks,
  'x-normalize',
  'x-printable',
  ...rulesBy(clock),
];

/** Checks only: `x-normalize` is a mark among others. */
export const keywordsBy = (clock: Clock): Vocabulary => [...marks, 'x-normalize', printable, ...rulesBy(clock)];

/** `x-normalize` rewrites the text before any rule looks at it. */
const normalizes: FuncKeywordDefinition = {
  keyword: 'x-normalize',
  type: 'string',
  schemaType: 'string',
  modifying: true,
  errors: false,
  before: 'maxLength',
  compile: (rule: unknown) => {
    if (!isNormalization(rule))
      throw new Error(`x-normalize: "${String(rule)}" is none of schemas/contract/normalize.ts`);
    return (text: string, place) => {
      if (place) Object.assign(place.parentData, { [place.parentDataProperty]: normalize(rule, text) });
      return true;
    };
  },
};

/** For what comes in: checks what is meant, and hands it on. */
export const readingKeywordsBy = (clock: Clock): Vocabulary => [...marks, normalizes, printable, ...rulesBy(clock)];
