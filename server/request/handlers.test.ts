import { expectTypeOf, it } from 'vitest';
import type { Contract } from '../../schemas/shop-contract';
import type { Audience, CallDefinition, HandlerInput } from '../../schemas/contract/define-call';
import { errorOf } from '../../schemas/shop-errors';
import type { Visitor } from '../../src/domain/visitor';
import type { ContractHandlers, Handler, Handlers } from './handlers';

type Layout = Handlers<Contract['layout']>;
type Part<D extends keyof Contract, N extends keyof Contract[D]> = Pick<ContractHandlers[D], N>;

const complete: Layout = {
  frame: () => ({ status: 200, body: {} }),
  page: ({ query }) =>
    query.instance === '' ? { status: 200, body: {} } : { status: 404, body: errorOf('layout.not-found') },
  lastGood: () => ({ status: 200, body: {} }),
};

it('takes a domain only with all of its calls', () => {
  // @ts-expect-error -- the calls `page` and `lastGood` are missing
  const lacking: Layout = { frame: complete.frame };
  expectTypeOf(lacking.frame).toBeFunction();
});

it('gives a handler its input after validation and defaults', () => {
  type Products = HandlerInput<Contract['catalog']['products']>;
  expectTypeOf<Products['query']['page']>().toEqualTypeOf<number>();
  expectTypeOf<Products['query']['keyword']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<HandlerInput<Contract['catalog']['product']>['params']>().toExtend<{ key: string }>();
});

it('shows a handler who asks only where the answer is not for everyone', () => {
  type For<A extends Audience> = Parameters<Handler<CallDefinition & { audience: A }>>[1];
  expectTypeOf<For<'everyone'>>().not.toHaveProperty('visitor');
  expectTypeOf<For<'everyone'>>().not.toHaveProperty('address');
  expectTypeOf<For<'visitor'>['visitor']>().toEqualTypeOf<Visitor>();
  expectTypeOf<For<'member'>['visitor']['kind']>().toEqualTypeOf<'member'>();
  const peeking: Part<'catalog', 'tags'> = {
    // @ts-expect-error -- nobody is to be seen where the answer is for everyone
    tags: (_input, { visitor }) => ({ status: 200, body: { data: visitor ? [] : [] } }),
  };
  expectTypeOf(peeking).not.toBeAny();
});

it('takes only answers that the call declares', () => {
  // @ts-expect-error -- a status that the call does not declare
  const undeclared: Layout = { ...complete, frame: () => ({ status: 409, body: errorOf('request.invalid') }) };
  const wrongBody: Part<'catalog', 'tags'> = {
    // @ts-expect-error -- the body breaks the schema of its status
    tags: () => ({ status: 200, body: { data: [{ id: '1' }] } }),
  };
  const unpaged: Part<'content', 'news'> = {
    // @ts-expect-error -- a page of a list without its pagination headers
    news: () => ({ status: 200, body: { data: [] } }),
  };
  expectTypeOf([undeclared, wrongBody, unpaged]).not.toBeAny();
});
