import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run } from '../test/run-action';

const call = 'order.cancel';
const id = 'Zr7x-0123456789abcdefAB';
const screen = `/mypage/order_history/${id}`;
const typed = { id, cancel_reason: '数量をまちがえた' };

describe('what follows when a member cancels an order', () => {
  it('[call.order-cancel] sends why, and leads to the order’s screen', async () => {
    const { outcome, sent } = await run('order-cancel', typed, { [call]: { status: 200, body: {} } });
    expect(sent).toEqual([[call, { params: { id }, body: { cancel_reason: '数量をまちがえた' } }]]);
    expect(outcome).toMatchObject({ ok: true, to: screen, flash: 'order-cancelled' });
  });

  it('[order.cancel] cancels that of a guest by number and token, and asks again where the shop refuses', async () => {
    const guest = { no: '261120-482913', t: 'q'.repeat(22) };
    const place = `/orders/receipt?no=${guest.no}&t=${guest.t}`;
    const ofGuest = 'order.cancelGuest';
    const wish = { ...guest, cancel_reason: '' };
    const { outcome, sent } = await run('order-cancel', wish, { [ofGuest]: { status: 200, body: {} } });
    expect(sent).toEqual([[ofGuest, { params: { no: guest.no }, query: { t: guest.t }, body: { cancel_reason: '' } }]]);
    expect(outcome).toMatchObject({ ok: true, to: place, call: ofGuest, flash: 'order-cancelled' });
    const late = await run('order-cancel', wish, {
      [ofGuest]: { status: 409, body: errorOf('order.cancel.not_possible') },
    });
    expect(late.outcome).toMatchObject({ ok: false, screen: `${place}&cancel=1` });
  });

  it('asks again where the shop refuses, with its words', async () => {
    const code = 'order.cancel.not_possible';
    const { outcome } = await run('order-cancel', typed, { [call]: { status: 409, body: errorOf(code) } });
    expect(outcome).toMatchObject({ ok: false, screen: `${screen}?cancel=1`, error: { code } });
    const tooLong = { ...typed, cancel_reason: 'あ'.repeat(201) };
    expect((await run('order-cancel', tooLong, {})).outcome).toMatchObject({
      ok: false,
      error: { errors: { cancel_reason: [{}] } },
    });
  });
});
