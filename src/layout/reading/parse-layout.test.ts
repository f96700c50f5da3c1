import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutLimits, layoutSchemaId, type Json } from '../../../schemas/layout/document';
import { canonicalize } from './canonicalize';
import { parseLayout, serializeLayout } from './parse-layout';
import { documentOf, listOf } from '../test/definitions';

const page = (...entries: readonly (readonly [string, unknown])[]): object => documentOf('product.detail', ...entries);
const message = { type: 'message', v: 1 };

const outcomeOf = (input: unknown): string => {
  const parsed = parseLayout(input);
  return parsed.ok ? 'ok' : parsed.issue.code;
};

const issuesOf = (input: unknown): string[] => {
  const parsed = parseLayout(input);
  return parsed.ok ? parsed.issues.map(({ code, path }) => (path ? `${code} ${path}` : code)) : [parsed.issue.code];
};

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('documents that cannot be used at all', () => {
  const cycle: { sections?: object } & Record<string, unknown> = { ...page() };
  cycle.sections = { a: { ...message, settings: cycle } };
  const shared = Array.from({ length: 60 }).reduce<unknown[]>((inner) => [inner, inner], []);

  it.each([
    ['nothing that could be fetched', undefined, 'unreachable'],
    ['null', null, 'not-an-object'],
    ['an array', [], 'not-an-object'],
    ['a number', '12', 'not-an-object'],
    ['an empty text', '', 'not-json'],
    ['half a document', '{"$schema":', 'not-json'],
    ['a newer format', { ...page(), $schema: 'noren/layout/2' }, 'unknown-format'],
    ['no format', { page: 'top', order: [], sections: {} }, 'unknown-format'],
    ['an order that is an object', { ...page(), order: {} }, 'wrong-shape'],
    ['sections in a list', { ...page(), sections: [] }, 'wrong-shape'],
    ['no page', { ...page(), page: undefined }, 'not-json'],
    ['a page that is a number', { ...page(), page: 7 }, 'wrong-shape'],
    ['10 MB', `{"a":"${'x'.repeat(10_000_000)}"}`, 'too-large'],
    ['a value of 10 MB', { ...page(), note: 'x'.repeat(10_000_000) }, 'too-large'],
    ['200,000 levels of text', nested(100_000), 'too-deep'],
    ['200,000 open brackets', '['.repeat(200_000), 'too-deep'],
    ['a cycle', cycle, 'not-json'],
    ['shared parts that would multiply', shared, 'too-large'],
    ['a number that JavaScript cannot hold', '{"a":1e999}', 'not-json'],
    ['a date', { ...page(), from: new Date() }, 'not-json'],
    ['a function', { ...page(), toJSON: () => 1 }, 'not-json'],
    [
      'a getter that throws',
      Object.defineProperty({}, 'x', {
        enumerable: true,
        get: () => {
          throw new Error('no');
        },
      }),
      'not-json',
    ],
  ])('refuses %s', (_name, input, code) => expect(outcomeOf(input)).toBe(code));

  it('refuses a value of 200,000 levels', () => {
    let value: unknown = null;
    for (let level = 0; level < 200_000; level += 1) value = { a: value };
    expect(outcomeOf(value)).toBe('too-deep');
  });

  it('takes only numbers that can be written again, of however many digits and whatever exponent', () => {
    const digits = fc.integer({ min: 1, max: 320 });
    const exponents = fc.constantFrom('', 'e9', 'E+09', 'e58', 'e99', 'e+99', 'e098', 'e100', 'e308', 'e-99', 'e400');
    fc.assert(
      fc.property(digits, exponents, fc.constantFrom('', '-'), (count, exponent, sign) => {
        const number = `${sign}${'9'.repeat(count)}${exponent}`;
        const parsed = parseLayout(
          `{"$schema":"${layoutSchemaId}","page":"top","order":[],"sections":{},"x":${number}}`,
        );
        expect(parsed.ok).toBe(Number.isFinite(Number(number)));
        if (parsed.ok) expect(JSON.parse(serializeLayout(parsed.document))).toMatchObject({ x: Number(number) });
      }),
      { numRuns: 1000 },
    );
  });

  it('measures bytes, not characters', () => {
    const text = (length: number): string => JSON.stringify({ ...page(), note: 'あ'.repeat(length) });
    const frame = new TextEncoder().encode(text(0)).length;
    const fits = Math.floor((layoutLimits.bytes - frame) / 3);
    expect(outcomeOf(text(fits))).toBe('ok');
    expect(outcomeOf(text(fits + 1))).toBe('too-large');
  });
});

describe('documents that can be used', () => {
  it('reads text and value alike, with and without a byte order mark', () => {
    const text = JSON.stringify(page(['a', message]));
    expect(parseLayout(`\uFEFF${text}`)).toEqual(parseLayout(text));
    expect(parseLayout(page(['a', message]))).toEqual(parseLayout(text));
  });

  it('reports each broken instance and nothing of its siblings', () => {
    const input = page(
      ['ok', message],
      ['text', 'message'],
      ['none', null],
      ['type', { v: 1 }],
      ['odd', { type: 'toString()', v: 1 }],
      ['v', { type: 'message' }],
      ['v2', { type: 'message', v: 1.5 }],
      ['Bad Id', message],
    );
    expect(issuesOf(input)).toEqual(
      ['text', 'none', 'type', 'odd', 'v', 'v2', 'Bad Id'].map((id) => `broken-section ${id}`),
    );
  });

  it('reports entries of the order that lead nowhere, and sections outside it', () => {
    const input = { ...page(['a', message], ['b', message]), order: ['a', 'a', 'gone', 7] };
    expect(issuesOf(input)).toEqual(['order-entry', 'order-entry', 'order-entry', 'not-in-order']);
  });

  it('reports an id that is used twice in the document and a key that stands twice in an object', () => {
    const inner = { type: 'group', v: 1, slots: { items: listOf(['a', message]) } };
    expect(issuesOf(page(['a', message], ['g', inner]))).toEqual(['duplicate-id g/items/a']);
    const twice = `{"$schema":"${layoutSchemaId}","page":"top","order":["a"],"sections":{"a":{"type":"x","v":1},"\\u0061":{"type":"y","v":1}}}`;
    expect(issuesOf(twice)).toEqual(['duplicate-key']);
  });

  it('takes prototype keys for the plain data that they are', () => {
    const text = `{"$schema":"${layoutSchemaId}","page":"top","order":["__proto__","constructor","a"],"__proto__":{"polluted":true},
      "sections":{"__proto__":{"type":"message","v":1},"constructor":{"type":"__proto__","v":1},"a":{"type":"message","v":1,"settings":{"__proto__":{"code":"x"}}}}}`;
    const parsed = parseLayout(text);
    expect(issuesOf(text)).toEqual(['broken-section __proto__', 'broken-section constructor']);
    expect(parsed.ok && serializeLayout(parsed.document)).toBe(canonicalize(JSON.parse(text) as Json));
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('ends the list of issues at 200', () => {
    const parsed = parseLayout({ ...page(), order: Array.from({ length: 5000 }, (_, index) => `x${index}`) });
    expect(parsed.ok && parsed.issues.length).toBe(201);
    expect(parsed.ok && parsed.issues.at(-1)).toMatchObject({ code: 'more-issues', count: 4800 });
  });

  it('gives back everything, whether understood or not', () => {
    const json = fc.jsonValue({ maxDepth: 4 });
    const instance = fc.oneof(
      json,
      fc.record({ type: fc.constantFrom('message', 'group', 'new-thing'), v: fc.nat(9), settings: json, extra: json }),
    );
    const document = fc.record({
      $schema: fc.constant(layoutSchemaId),
      page: fc.string(),
      order: fc.array(fc.oneof(fc.string(), json)),
      sections: fc.dictionary(fc.string(), instance),
      unknown: json,
    });
    fc.assert(
      fc.property(document, (stored) => {
        const text = JSON.stringify(stored);
        const parsed = parseLayout(text);
        expect(parsed.ok && serializeLayout(parsed.document)).toBe(canonicalize(JSON.parse(text) as Json));
      }),
    );
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (input) => void parseLayout(input)),
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (input) => void parseLayout(input)));
  }, 30_000);
});
