import { describe, expect, expectTypeOf, it } from 'vitest';
import { query } from '../../schemas/query';
import type { Product } from '../../schemas/catalog/product';
import type { ErrorBody } from '../../schemas/contract/errors';
import { createClient, runQuery } from './client';
import type { LooseAnswer, Transport } from './transport';

const sent: unknown[] = [];
const answering = (answer: LooseAnswer): Transport => ({
  ids: ['catalog.product', 'catalog.products', 'content.news'],
  send: (id, input) => {
    sent.push([id, input]);
    return Promise.resolve(answer);
  },
});

describe('the client', () => {
  it('has a function for each call, by domain and name', async () => {
    const client = createClient(
      answering({ status: 404, body: { code: 'product.not-found', message: '' }, headers: {} }),
    );
    const answer = await client.catalog.product({ params: { key: 'x' } });
    expect(sent).toEqual([['catalog.product', { params: { key: 'x' } }]]);
    expect(answer).toMatchObject({ status: 404, body: { code: 'product.not-found' } });
  });

  it('types input and answers from the schemas', () => {
    const client = createClient(answering({ status: 500, body: null, headers: {} }));
    type Answer = Awaited<ReturnType<typeof client.catalog.product>>;
    expectTypeOf<Extract<Answer, { status: 200 }>['body']>().toEqualTypeOf<Product>();
    expectTypeOf<Extract<Answer, { status: 503 }>['body']>().toEqualTypeOf<ErrorBody>();
    expectTypeOf(client.catalog.products).parameter(0).toEqualTypeOf<Parameters<typeof client.catalog.products>[0]>();
    // @ts-expect-error -- a parameter that the call does not have
    void (() => client.catalog.product({ params: { id: 'x' } }));
    // @ts-expect-error -- a filter that the call does not have
    void (() => client.catalog.products({ query: { colour: 'red' } }));
    // @ts-expect-error -- a value outside the list
    void (() => client.catalog.products({ query: { sort: 'cheap' } }));
    expectTypeOf(runQuery(client, query('content.news', {}))).resolves.toExtend<
      { ok: true; result: { data: { title: string }[]; page: { total: number } } } | { ok: false; code: string }
    >();
  });
});

describe('runQuery', () => {
  it('puts the place in the list beside the body', async () => {
    const page = { total: 30, per: 10, last: 3, current: 2 };
    const client = createClient(answering({ status: 200, body: { data: [] }, headers: {}, page }));
    expect(await runQuery(client, query('content.news', { query: { page: 2 } }))).toEqual({
      ok: true,
      result: { data: [], page },
    });
  });

  it.each([
    [503, undefined, 'site.maintenance'],
    [429, undefined, 'request.too-many'],
    [413, '<h1>413</h1>', 'request.too-large'],
    [500, '<h1>oops</h1>', 'server.error'],
    [404, { code: 'content.not-found', message: 'ありません。' }, 'content.not-found'],
  ])('reads a %i with the body %j as the error %s', async (status, body, code) => {
    const client = createClient(answering({ status, body, headers: {} }));
    expect(await runQuery(client, query('content.news', {}))).toMatchObject({ ok: false, status, code });
  });
});
