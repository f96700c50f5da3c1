import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run } from '../test/run-action';

const info = { name: '山田商店', note: 'お品代' };
const id = 'Zr7x-0123456789abcdefAB';
const guest = { no: '261120-482913', t: 'q'.repeat(22) };

describe('what follows when somebody says what a receipt says', () => {
  it('[order.documents] changes that of a member’s order, and leads back to it', async () => {
    const call = 'document.changeReceipt';
    const { outcome, sent } = await run('receipt', { id, ...info }, { [call]: { status: 200, body: {} } });
    expect(sent).toEqual([[call, { params: { id }, body: info }]]);
    expect(outcome).toMatchObject({ ok: true, to: `/mypage/order_history/${id}#documents`, flash: 'receipt-changed' });
  });

  it('[order.guest-receipt] changes that of a guest’s, by number and token', async () => {
    const call = 'document.changeGuest';
    const screen = `/orders/receipt?no=${guest.no}&t=${guest.t}`;
    const { outcome, sent } = await run('receipt', { ...guest, ...info }, { [call]: { status: 200, body: {} } });
    expect(sent).toEqual([[call, { params: { no: guest.no }, query: { t: guest.t }, body: { receiptInfo: info } }]]);
    expect(outcome).toMatchObject({ ok: true, to: `${screen}#documents`, flash: 'receipt-changed' });
    const gone = await run(
      'receipt',
      { ...guest, ...info },
      { [call]: { status: 404, body: errorOf('order.not-found') } },
    );
    expect(gone.outcome).toMatchObject({ ok: false, screen, error: { code: 'order.not-found' } });
  });

  it('says at the field what is wrong', async () => {
    const { outcome } = await run('receipt', { id, ...info, name: 'あ'.repeat(61) }, {});
    expect(outcome).toMatchObject({ ok: false, error: { errors: { name: [{}] } } });
  });
});
