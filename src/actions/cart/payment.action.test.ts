import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run, token } from '../test/run-action';

describe('plain forms', () => {
  it('say where it is chosen that no payment method was, and ask nothing', async () => {
    const { outcome, sent } = await run('payment', {}, {});
    expect(outcome).toMatchObject({
      ok: false,
      screen: '/cart/payment',
      error: { errors: { payment_id: [{ message: 'お支払い方法を選択してください。' }] } },
    });
    expect(sent).toEqual([]);
  });

  it('say of a card that it needs script, instead of showing the same screen without a word', async () => {
    const body = { next_step: 'payment', payment: { kind: 'card', masked_number: null } };
    const { outcome } = await run('payment', { payment_id: '1' }, { 'cart.modifyOrder': { status: 200, body } });
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/payment', error: { code: 'cart.payment.card_missing' } });
  });

  it('[cart.card] give the shop what the payment service gave for a card, and nothing of the card', async () => {
    const card = { token: 'tok_1', masked_number: '************4242', expiration: '203012', name: 'TARO' };
    const asked: unknown[] = [];
    const { sent } = await run(
      'payment',
      { payment_id: '1', ccNumber: '4242 4242 4242 4242' },
      {},
      { tokenize: async (...given) => (asked.push(given), { card, service: 'sandbox' }) },
    );
    expect(asked).toEqual([[{ paymentId: 1, service: '' }, { ccNumber: '4242 4242 4242 4242' }]]);
    expect(sent.map(([, { body }]) => body)).toEqual([{ token, payment_id: 1, card }]);
  });

  it('[cart.card] save a card where that is wanted, and pay with the saved one', async () => {
    const card = { token: 'tok_1', masked_number: '************4242', expiration: '203012', name: 'TARO' };
    const values = { payment_id: '1', ccNumber: '4242 4242 4242 4242', keep_card: '1' };
    const asked: unknown[] = [];
    const tokenize = async (...given: readonly unknown[]) => (asked.push(given), { card, service: 'sandbox' });
    const kept = { 'card.add': { status: 201, body: { id: 7 } } };
    const { sent } = await run('payment', values, kept, { tokenize });
    expect(asked).toEqual([[{ paymentId: 1, service: '' }, { ccNumber: '4242 4242 4242 4242' }]]);
    expect(sent).toEqual([
      ['card.add', { body: { token: 'tok_1', token_key: 'sandbox', until_paid: true } }],
      ['cart.modifyOrder', { body: { token, payment_id: 1, user_card_id: 7 } }],
    ]);
    const full = { 'card.add': { status: 422, body: errorOf('card.full') } };
    const refused = await run('payment', values, full, { tokenize });
    expect(refused.outcome).toMatchObject({ ok: false, screen: '/cart/payment', error: { code: 'card.full' } });
    expect(refused.sent).toHaveLength(1);
  });

  it('[member.card] pay with a saved card of the chosen method, and say at it that it is there no more', async () => {
    const values = { payment_id: '1', 'user_card_id.1': '7', 'user_card_id.2': '8' };
    const code = 'cart.payment.card_not_found';
    const errors = { user_card_id: [{ code, message: 'x' }] };
    const answers = { 'cart.modifyOrder': { status: 422, body: { ...errorOf(code), errors } } };
    const { outcome, sent } = await run('payment', values, answers);
    expect(sent.map(([, { body }]) => body)).toEqual([{ token, payment_id: 1, user_card_id: 7 }]);
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/payment', error: { code, errors } });
  });

  it('[cart.card] take no card from a plain post', async () => {
    const { sent } = await run('payment', { payment_id: '1', ccNumber: '4242 4242 4242 4242' }, {});
    expect(sent.map(([, { body }]) => body)).toEqual([{ token, payment_id: 1 }]);
  });

  it('ask for a card again on its own screen where one can be typed in', async () => {
    const body = { next_step: 'payment', payment: { kind: 'card', masked_number: null } };
    const tokenize = () => Promise.reject(new Error('no card was typed in'));
    const { outcome } = await run(
      'payment',
      { payment_id: '1' },
      { 'cart.modifyOrder': { status: 200, body } },
      { tokenize },
    );
    expect(outcome).toMatchObject({ ok: true, to: '/cart/payment' });
  });
});
