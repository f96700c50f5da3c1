import { expect, it } from 'vitest';
import { createStandIns } from '../../schemas/scenario/stand-ins';
import { aroundEvents } from './around-events';
import { scrubPosted } from './scrub-posted';

const secret = '㐀㐂㐆';
const token = 'QXZ_QXZ_QXZ_QXZ_QXZ_QX';
const errors = { code: [{ code: 'cart.coupon.not_found', message: 'クーポンコードをご確認ください。' }] };
const said = { code: 'request.invalid', message: 'ご確認ください。', errors };
const scrubbed = (action: string, values: Record<string, string>, more: object = said) =>
  scrubPosted(
    { action, values, code: '', message: '', errors: null, ...more },
    createStandIns(),
    aroundEvents('/cart/', []),
  );

it('a form that is shown again keeps its names and what the shop says of it, and nobody’s data', () => {
  const values = { code: secret, last_name: secret, email: `${secret}@example.jp`, memo: secret, t: token };
  const posted = scrubbed('coupon-use', values);
  expect(posted).toMatchObject({ action: 'coupon-use', ...said });
  expect(Object.keys(posted.values ?? {})).toEqual(Object.keys(values));
  const text = JSON.stringify(posted);
  expect(text).not.toContain(token);
  for (const sign of secret) expect(text).not.toContain(sign);
});

it('what only comes next says no fault', () =>
  expect(scrubbed('register', { step: 'edit' }, {})).toEqual({ action: 'register', values: { step: 'edit' } }));
