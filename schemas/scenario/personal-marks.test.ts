/** Whatever could say who somebody is has a mark: what has none is replaced in capsules, and somebody has to think of it. */
import { describe, expect, it } from 'vitest';
import type { CallDefinition } from '../contract/define-call';
import { contract } from '../shop-contract';
import { unmarkedTexts } from './scrub';

const calls: readonly (readonly [string, CallDefinition])[] = Object.entries(contract).flatMap(([domain, group]) =>
  Object.entries(group).map(([name, call]) => [`${domain}.${name}`, call as CallDefinition] as const),
);

const partsOf = ({ params, query, headers, body, responses }: CallDefinition) =>
  Object.entries({
    params,
    query,
    headers,
    body,
    ...Object.fromEntries(
      Object.entries(responses).flatMap(([status, response]) => [
        [`${status} body`, response.body],
        [`${status} headers`, response.headers],
      ]),
    ),
  });

const missing =
  'Each says by x-personal of which kind it is, or that it is none (docs/adr/0013-a-capsule-is-scrubbed-by-schema.md).';

describe('x-personal', () => {
  it('stands at every text of a call that is not for everyone', () => {
    const found = calls
      .filter(([, { audience }]) => audience !== 'everyone')
      .flatMap(([id, call]) =>
        partsOf(call).flatMap(([part, schema]) =>
          schema ? unmarkedTexts(schema).map((path) => `${id} ${part}: ${path}`) : [],
        ),
      );
    expect(found, missing).toEqual([]);
  });

  it('stands at every text of a form', () => {
    const forms = import.meta.glob<Record<string, { readonly schema: object }>>('../**/*.form.ts', { eager: true });
    const found = Object.entries(forms).flatMap(([path, module]) =>
      Object.values(module).flatMap(({ schema }) => unmarkedTexts(schema).map((at) => `${path}: ${at}`)),
    );
    expect(Object.keys(forms).length).toBeGreaterThan(2);
    expect(found, missing).toEqual([]);
  });

  it('is missed where a text is open, at any depth, and in any of several forms', () => {
    const text = { type: 'string' };
    const schema = {
      type: 'object',
      properties: {
        nickname: {
          anyOf: [
            { type: 'null' },
            { type: 'object', properties: { short: text, long: { ...text, 'x-personal': 'name' } } },
          ],
        },
        plan: { type: 'string', enum: ['a', 'b'] },
        day: { type: ['string', 'null'], format: 'date' },
        goods: { type: 'array', 'x-personal': 'none', items: { type: 'object', properties: { name: text } } },
        notes: { type: 'object', additionalProperties: { $ref: '#/$defs/note' } },
      },
      $defs: { note: text },
    };
    expect(unmarkedTexts(schema)).toEqual(['nickname.short', 'notes.*']);
  });
});
