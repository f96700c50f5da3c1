import { describe, expect, it } from 'vitest';
import { contract, definitionOf } from '../../schemas/shop-contract';
import { errors } from '../../schemas/shop-errors';
import { defineCall, type CallDefinition } from '../../schemas/contract/define-call';
import type { Schema } from '../../schemas/contract/json-schema';
import { compileJson } from '../http/ajv';
import { bodyExamples } from './body-examples';
import { openApiDocument } from './document';

const document = JSON.parse(JSON.stringify(openApiDocument(contract))) as ReturnType<typeof openApiDocument>;
const calls: readonly (readonly [string, CallDefinition])[] = Object.entries(contract).flatMap(([domain, group]) =>
  Object.entries(group).map(([name, call]: [string, CallDefinition]) => [`${domain}.${name}`, call] as const),
);

const partsOf = function* (value: unknown, at = '#'): Generator<readonly [string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [at, value as Record<string, unknown>];
  for (const [key, part] of Object.entries(value)) yield* partsOf(part, `${at}/${key.replaceAll('/', '~1')}`);
};

const resolve = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);

describe('the document of the contract', () => {
  it.each(calls)('has %s with its parameters and every declared status', (id, call) => {
    const found = document.paths[call.path.replace('*', '')]?.[call.method.toLowerCase()];
    expect(found?.operationId).toBe(id);
    expect(Object.keys(found?.responses as object)).toEqual(expect.arrayContaining(Object.keys(call.responses)));
    const parameters = found?.parameters as { name?: string; in?: string }[];
    for (const place of ['params', 'query'] as const) {
      const where = place === 'params' ? 'path' : 'query';
      const named = parameters.filter((parameter) => parameter.in === where).map(({ name }) => name);
      expect(named).toEqual(Object.keys(call[place]?.properties ?? {}));
    }
  });

  it.each(Object.entries(bodyExamples))('shows a body of %s that the call takes', (id, example) => {
    const call = definitionOf(id);
    const found = document.paths[call?.path ?? '']?.[call?.method.toLowerCase() ?? ''];
    expect(found).toMatchObject({ requestBody: { content: { 'application/json': { example } } } });
    const check = compileJson(call?.body ?? {});
    expect([check(structuredClone(example)), check.errors ?? []]).toEqual([true, []]);
  });

  it('shows a body of each call that takes one', () => {
    const taking = calls.flatMap(([id, { body, files }]) => (body && !files ? [id] : []));
    expect(Object.keys(bodyExamples).sort()).toEqual(taking.sort());
  });

  it('says of each field that is sent what it is', () => {
    const isSaid = ({ title, description }: Schema): boolean => title !== undefined || description !== undefined;
    const unsaid = calls.flatMap(([id, { body }]) =>
      Object.entries(body?.properties ?? {}).flatMap(([name, field]) =>
        isSaid(field as Schema) ? [] : [`${id} ${name}`],
      ),
    );
    expect(unsaid).toEqual([]);
  });

  it('says of each parameter what it is', () => {
    const unsaid = calls.flatMap(([id, { params, query, headers }]) =>
      [params, query, headers].flatMap((part) =>
        Object.entries(part?.properties ?? {}).flatMap(([name, field]) =>
          (field as Schema).description === undefined ? [`${id} ${name}`] : [],
        ),
      ),
    );
    expect(unsaid).toEqual([]);
  });

  it('has no two operations under one id, and nothing that the contract lacks', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(ids.sort()).toEqual(calls.map(([id]) => id).sort());
  });

  it('refers only to what it has', () => {
    const references = [...partsOf(document)].flatMap(([at, { $ref }]) =>
      typeof $ref === 'string' ? [[at, $ref]] : [],
    );
    expect(references.length).toBeGreaterThan(calls.length);
    for (const [at, reference = ''] of references) expect(resolve(reference), `${at} → ${reference}`).toBeDefined();
  });

  it('lists every code of an error, with its status and words', () => {
    const { Error: error } = document.components.schemas as {
      Error: { properties: { code: { enum: string[]; description: string } } };
    };
    expect(error.properties.code.enum).toEqual(Object.keys(errors));
    expect(error.properties.code.description).toContain('- `auth.login.failed` (422): ');
  });

  it('names entities once, under components', () => {
    const schemas = document.components.schemas as Record<string, { type: string }>;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['Product', 'ProductCard', 'Picture', 'Category', 'Error']),
    );
    const inline = [...partsOf(document)].filter(
      ([at, { title }]) => title === 'ProductCard' && !at.startsWith('#/components/'),
    );
    expect(inline).toEqual([]);
  });

  it('says of each call what it is for, who may ask, and under which tag it stands', () => {
    const tags = new Map(document.tags.map(({ name, description }) => [name, description]));
    for (const description of tags.values()) expect(description).toMatch(/^[A-Z].{10,}\.$/);
    for (const { operationId, ...operation } of Object.values(document.paths).flatMap((path) => Object.values(path))) {
      const [domain] = String(operationId).split('.');
      expect(operation.tags).toEqual([domain]);
      expect(tags.has(domain), String(operationId)).toBe(true);
      expect(operation.summary, String(operationId)).toMatch(/^\S.{4,}/);
      expect(operation.description, String(operationId)).toMatch(
        /^(Anyone|For (whoever|members|the shop’s staff)).*\.$/,
      );
    }
    expect(document.info).toMatchObject({
      license: { identifier: 'MIT' },
      contact: { name: expect.any(String) as string },
    });
  });

  it('has no component that nothing refers to', () => {
    const referred = new Set(
      [...partsOf(document)].flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : [])),
    );
    const named = Object.entries(document.components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, parts]) => Object.keys(parts as object).map((name) => `#/components/${kind}/${name}`));
    expect(named.filter((name) => !referred.has(name))).toEqual([]);
  });

  it('has a path parameter for each name in a path', () => {
    for (const [path, operations] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(operations)) {
        const inPath = (parameters as { name?: string; in?: string }[]).filter((parameter) => parameter.in === 'path');
        expect(inPath.map(({ name }) => name).sort()).toEqual(names.sort());
      }
    }
  });
});

it('marks what is ours, what needs a session, and what a write sends', () => {
  const call = defineCall({
    method: 'POST',
    path: '/v1/ours',
    summary: 'Ours',
    audience: 'member',
    ours: true,
    body: { type: 'object', properties: {}, additionalProperties: false },
    responses: { 204: { description: 'Done' } },
  });
  const operation = openApiDocument({ test: { call } }).paths['/v1/ours']?.post;
  expect(operation).toMatchObject({ 'x-ours': true, security: [{ bearer: [] }], requestBody: { required: true } });
  expect(Object.keys(operation?.responses as object)).toEqual(
    expect.arrayContaining(['204', '401', '403', '413', '415']),
  );
});

it('[upload.files] describes a form with its fields and files', () => {
  const operation = document.paths['/v1/upload-files']?.post;
  const body = operation?.requestBody as { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  expect(Object.keys(body.content)).toEqual(['multipart/form-data']);
  expect(body.content['multipart/form-data']?.schema).toMatchObject({
    properties: {
      dir: { type: 'string', default: '' },
      file: { type: 'string', format: 'binary', 'x-bytes': 10_000_000 },
    },
    required: ['file'],
  });
});

it('says how much a call takes, and how often', () => {
  const call = defineCall({
    method: 'PUT',
    path: '/v1/ours/{path*}',
    summary: 'Ours',
    audience: 'visitor',
    params: {
      type: 'object',
      properties: { path: { type: 'string' } },
      required: ['path'],
      additionalProperties: false,
    },
    body: { type: 'object', properties: {}, additionalProperties: false },
    bodyBytes: 100,
    limits: [
      { by: 'recipient', of: 'body.email', most: 5, perS: 3600 },
      { by: 'tries', of: 'one name', most: 10, perS: 1800 },
    ],
    responses: { 204: { description: 'Done' } },
  });
  expect(openApiDocument({ test: { call } }).paths['/v1/ours/{path}']?.put?.description).toBe(
    'For whoever holds the token that goes with it; a session is used where there is one. The answer is one visitor’s own: no cache that serves several may keep it. A 503 (site.maintenance) while the shop is closed. The body may have 100 bytes. At most 5 in 3600 s with mails to one mailbox, 10 failed tries of one name in 1800 s. The last parameter takes a path of any depth, slashes included.',
  );
});

it('fills in the parameters of the example, as their types have them', () => {
  const text = { type: 'string' } as const;
  const call = defineCall({
    method: 'GET',
    path: '/v1/shops/{key}/at/{place*}',
    summary: 'Ours',
    audience: 'everyone',
    params: {
      type: 'object',
      properties: { key: text, place: text },
      required: ['key', 'place'],
      additionalProperties: false,
    },
    query: {
      type: 'object',
      properties: { page: { type: 'integer' }, is_open: { type: 'boolean' }, sort: text },
      additionalProperties: false,
    },
    examples: { 200: '/v1/shops/kanda/at/1/%E4%B8%8A?page=2&is_open=true', 404: '/v1/shops/none/at/0' },
    responses: { 200: { description: 'A shop' } },
  });
  const parameters = openApiDocument({ test: { call } }).paths['/v1/shops/{key}/at/{place}']?.get?.parameters;
  const examples = (parameters as { name?: string; example?: unknown }[]).flatMap(({ name, example }) =>
    example === undefined ? [] : [[name, example]],
  );
  expect(examples).toEqual([
    ['key', 'kanda'],
    ['place', '1/上'],
    ['page', 2],
    ['is_open', true],
  ]);
});

it('refuses two schemas under one name', () => {
  const body = () => ({ title: 'Thing', type: 'object', properties: {} }) as const;
  const call = { method: 'GET', summary: '', audience: 'everyone' } as const;
  const one = defineCall({ ...call, path: '/a', responses: { 200: { description: '', body: body() } } });
  const two = defineCall({ ...call, path: '/b', responses: { 200: { description: '', body: body() } } });
  expect(() => openApiDocument({ test: { one, two } })).toThrow('Two different schemas are titled "Thing"');
});
