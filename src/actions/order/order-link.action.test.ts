import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run } from '../test/run-action';

const taken = { 'order.requestLink': { status: 204, body: undefined } };
const values = { order_no: '261120-482913', email: 'hanako@example.jp' };
const screen = '/orders/receipt/link';

describe('what follows when the link of an order is asked for', () => {
  it('is the screen that says so', async () => {
    const { outcome, sent } = await run('order-link', values, taken, { token: '' });
    expect(sent).toEqual([['order.requestLink', { body: values }]]);
    expect(outcome).toMatchObject({ ok: true, to: `${screen}?sent=1` });
  });

  it('takes a number without its hyphen', async () => {
    const { outcome } = await run('order-link', { ...values, order_no: '２６１１２０４８２９１３' }, taken, {
      token: '',
    });
    expect(outcome).toMatchObject({ ok: true });
  });

  it.each(['', '26112-482913', '261120-482913-1', '注文番号'])('is the form again of the number %j', async (no) => {
    const { outcome } = await run('order-link', { ...values, order_no: no }, taken, { token: '' });
    expect(outcome).toMatchObject({ ok: false, screen, error: { errors: { order_no: expect.any(Array) } } });
  });

  it('is the form again where the shop does not answer', async () => {
    const away = { 'order.requestLink': { status: 503, body: errorOf('service.unavailable') } };
    expect((await run('order-link', values, away, { token: '' })).outcome).toMatchObject({
      ok: false,
      screen,
      error: { code: 'service.unavailable' },
    });
  });
});
