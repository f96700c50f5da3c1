import { expect, it } from 'vitest';
import { type CallGroups, commonResponses, defineCall, failure } from '../../schemas/contract/define-call';
import { unansweredIn } from './declared-statuses';

const contract: CallGroups = {
  cart: {
    get: defineCall({
      method: 'GET',
      path: '/v1/carts/{token}',
      summary: '',
      audience: 'visitor',
      responses: { 200: { description: '' }, 404: failure('') },
    }),
  },
};
/** By a call of another contract. */
const common = Object.keys(commonResponses).map((status) => `other.call ${status}`);

it('names what a call declares and no test has got, whatever other calls answered', () => {
  expect(unansweredIn(contract, new Set([...common, 'cart.get 200']))).toEqual(['cart.get 404']);
  expect(unansweredIn(contract, new Set([...common, 'cart.get 200', 'cart.get 404']))).toEqual([]);
});

it('wants what every call may give of one of them', () => {
  const answered = ['cart.get 200', 'cart.get 404', ...common.filter((line) => !line.endsWith(' 429'))];
  expect(unansweredIn(contract, new Set(answered))).toEqual(['any call 429']);
});
