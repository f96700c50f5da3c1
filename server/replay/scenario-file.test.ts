import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { scenarioSchema } from '../../schemas/scenario/scenario';
import { readScenarioFile, ScenarioError } from './scenario-file';

const faultsOf = (text: string): readonly string[] => {
  try {
    readScenarioFile('cart/usual.json', text);
    return [];
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return error.faults;
  }
};

const format = '"format": "noren/scenario/1"';

it('reads what the format allows, also behind a byte order mark', () => {
  const { file, placeOf } = readScenarioFile(
    'a.json',
    `\uFEFF{\n  ${format},\n  "answers": [{ "call": "site.settings" }]\n}`,
  );
  expect(file.answers).toEqual([{ call: 'site.settings', status: 200 }]);
  expect(placeOf(['answers', 0, 'call'])).toEqual({ line: 3, column: 17 });
  expect(placeOf(['answers', 0, 'body', 'deep'])).toEqual({ line: 3, column: 15 });
});

it.each([
  ['', /^cart\/usual\.json:1:1 it is no JSON: /],
  [`{\n  ${format},\n  "title" }`, /^cart\/usual\.json:3:11 it is no JSON: /],
  [
    `{ ${format}, }`,
    /^cart\/usual\.json:1:31 it is no JSON: nothing comes after this comma, before the }; take it away$/,
  ],
  [`[{ ${format} }]`, /^cart\/usual\.json:1:1 must be an object, beginning with \{ "format": "noren\/scenario\/1" \}$/],
  [`[${'['.repeat(100)}`, /^cart\/usual\.json:1:1 it is nested more than 64 levels deep$/],
  [`{ ${format}, "colorScheme": "${'x'.repeat(2_000_000)}" }`, /^cart\/usual\.json: it has more than 2000000 bytes$/],
  [
    `{ ${format},\n "answers": [{ "call": "site.settings", "body": {\n "a": 1, "a": 2 } }] }`,
    /^cart\/usual\.json:3:10 answers\[0\]\.body\.a: the same object has it already$/,
  ],
  [`{ ${format},\n ${format} }`, /^cart\/usual\.json:2:2 format: the same object has it already$/],
])('says where a text breaks off, or says a thing twice: %#', (text, expected) => {
  expect(faultsOf(text)).toEqual([expect.stringMatching(expected)]);
});

it.each([
  ['{\n  "format": "noren/scenario/2"\n}', 'cart/usual.json:2:3 format: must be "noren/scenario/1"'],
  [`{\n  ${format},\n  "adress": "/cart/"\n}`, 'cart/usual.json:3:3 adress: there is no such key'],
  [
    `{ ${format},\n "address": "//elsewhere" }`,
    'cart/usual.json:2:2 address: must be a path that begins with one /, without spaces and \\, such as /cart/',
  ],
  [
    `{ ${format},\n "clock": { "at": "2026-11-20T12:00:00" } }`,
    'cart/usual.json:2:13 clock.at: must be a day of the calendar and a time with its offset, such as 2026-11-20T12:00:00+09:00',
  ],
  [
    `{ ${format},\n "clock": { "at": "2026-02-30T12:00:00+09:00" } }`,
    /clock\.at: must be a day of the calendar and a time with its offset/,
  ],
  [`{ ${format},\n "viewport": "watch" }`, 'cart/usual.json:2:2 viewport: must be one of phone, pc'],
  [`{ ${format},\n "theme": "nothing" }`, 'cart/usual.json:2:2 theme: must be one of gakuen, minori, wireframe'],
  [`{ ${format},\n "settings": { "SITE.NAME": 5 } }`, 'cart/usual.json:2:16 settings.SITE.NAME: must be string'],
  [`{ ${format},\n "settings": { "SITE.NAME": null } }`, 'cart/usual.json:2:16 settings.SITE.NAME: must be string'],
  [
    `{ ${format},\n "settings": { "SITE.NAMES": "a" } }`,
    'cart/usual.json:2:16 settings.SITE.NAMES: there is no such key',
  ],
  [`{ ${format},\n "answers": [{}] }`, "cart/usual.json:2:14 answers[0]: must have required property 'call'"],
  [
    `{ ${format},\n "layouts": { "nowhere": {} } }`,
    /^cart\/usual\.json:2:15 layouts\.nowhere: must be one of .*, top, /,
  ],
  [
    `{ ${format},\n "cookies": { "a": "b; Path=/" } }`,
    /^cart\/usual\.json:2:15 cookies\.a: must be text as a cookie can hold it, /,
  ],
  [`{ ${format},\n "\\nad\u2028ress": "/" }`, 'cart/usual.json:2:2 ["\\nad\\u2028ress"]: there is no such key'],
  [`{ ${format},\n "": "/" }`, 'cart/usual.json:2:2 [""]: there is no such key'],
  [`{ ${format},\n "__proto__": { "polluted": true } }`, 'cart/usual.json:2:2 __proto__: there is no such key'],
  [
    `{ ${format},\n "answers": [{ "call": "site.settings", "body": {}, "sample": "shop#sampleSettings" }] }`,
    'cart/usual.json:2:53 answers[0].sample: there is a body, too; say one of them',
  ],
  [
    `{ ${format},\n "answers": [{ "call": "cart.cart", "fault": "offline", "body": {} }] }`,
    'cart/usual.json:2:37 answers[0].fault: there is a body, too; say one of them',
  ],
  [
    `{ ${format},\n "events": [{ "event": {} }] }`,
    'cart/usual.json:2:13 events[0].flow: it has to be said; it is one of adding, cart, checkout, form, gift, login, submit',
  ],
  [
    `{ ${format},\n "events": [{ "flow": "cart", "event": { "type": "fly" } }] }`,
    /^cart\/usual\.json:2:42 events\[0\]\.event\.type: there is no such type; it is one of (?:[a-z-]+, )*set-quantity\b/,
  ],
  [
    `{ ${format},\n "events": [{ "flow": "carts", "event": {} }] }`,
    'cart/usual.json:2:15 events[0].flow: there is no such flow; it is one of adding, cart, checkout, form, gift, login, submit',
  ],
  ['null', 'cart/usual.json:1:1 must be an object, beginning with { "format": "noren/scenario/1" }'],
  [
    `{ ${format},\n "cookies": { "a b": "1" } }`,
    'cart/usual.json:2:15 cookies["a b"]: must be a cookie’s name of letters, digits, _ . and -',
  ],
  [
    `{ ${format},\n "answers": [{ "call": "cart.cart", "sample": "goodsCart" }] }`,
    'cart/usual.json:2:37 answers[0].sample: must be a module and its export with # between them, such as cart#readyCart',
  ],
  [
    `{ ${format},\n "answers": [{ "call": "cart.cart", "lateMs": 0 }] }`,
    'cart/usual.json:2:37 answers[0].lateMs: must be a whole number of milliseconds from 1 to 60000; leave it out for an answer at once',
  ],
])('says what is not of the format, and where: %s', (text, expected) => {
  expect(faultsOf(text)).toEqual([typeof expected === 'string' ? expected : expect.stringMatching(expected)]);
});

it('says what an event of its kind lacks and what it does not take', () => {
  expect(
    faultsOf(`{ ${format},\n "events": [{ "flow": "cart", "event": { "type": "remove", "quantity": 1 } }] }`),
  ).toEqual([
    "cart/usual.json:2:31 events[0].event: must have required property 'key'",
    'cart/usual.json:2:60 events[0].event.quantity: there is no such key',
  ]);
});

it('tells at most twenty faults, and how many more there are', () => {
  const faults = faultsOf(`{ ${format}, "answers": [${Array(30).fill('{}').join(',')}] }`);
  expect(faults).toHaveLength(21);
  expect(faults.at(-1)).toBe('cart/usual.json: and 10 more');
});

it('takes keys such as __proto__ for keys', () => {
  const { file } = readScenarioFile('a.json', `{ ${format}, "colorScheme": { "__proto__": { "polluted": 1 } } }`);
  expect(Object.keys(file.colorScheme ?? {})).toEqual(['__proto__']);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

it('is held against a schema that is one', () => {
  expect(new Ajv2020().validateSchema(scenarioSchema)).toBe(true);
});
