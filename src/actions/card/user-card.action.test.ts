import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { run } from '../test/run-action';

const list = '/mypage/card';
const card = { token: 'tok_1', masked_number: '************4242', expiration: '203012', name: 'TARO' };
const typed = { ccNumber: '4242 4242 4242 4242', securityCode: '123' };
const values = { service: 'sandbox', ...typed };

describe('what follows when a card is saved', () => {
  it('[member.card] is the list, after the card went to the payment service and its token to the shop', async () => {
    const asked: unknown[] = [];
    const tokenize = (...given: readonly unknown[]) => (
      asked.push(given),
      Promise.resolve({ card, service: 'sandbox' })
    );
    const { outcome, sent } = await run('user-card', values, { 'card.add': { status: 201, body: {} } }, { tokenize });
    expect(asked).toEqual([[{ paymentId: 0, service: 'sandbox' }, typed]]);
    expect(sent).toEqual([['card.add', { body: { token: 'tok_1', token_key: 'sandbox' } }]]);
    expect(outcome).toMatchObject({ ok: true, to: `${list}?saved=added` });
    const full = { status: 422, body: errorOf('card.full') };
    const refused = await run('user-card', values, { 'card.add': full }, { tokenize });
    expect(refused.outcome).toMatchObject({ ok: false, screen: `${list}/add`, error: { code: 'card.full' } });
  });

  it('[cart.card] is nothing where it came by a plain post: no number is read', async () => {
    const { outcome, sent } = await run('user-card', values, {});
    expect(sent).toEqual([]);
    expect(outcome).toMatchObject({
      ok: false,
      screen: `${list}/add`,
      error: { message: expect.stringContaining('JavaScript') as string },
    });
  });
});

describe('what follows when a saved card is chosen or deleted', () => {
  const gone = { status: 404, body: errorOf('card.not-found') };

  it('[member.card] is the list with it as the main card', async () => {
    const { outcome, sent } = await run('user-card-use', { id: '7' }, { 'card.use': { status: 200, body: {} } });
    expect(sent).toEqual([['card.use', { params: { id: '7' } }]]);
    expect(outcome).toMatchObject({ ok: true, to: `${list}?saved=main` });
    const refused = await run('user-card-use', { id: '7' }, { 'card.use': gone });
    expect(refused.outcome).toMatchObject({ ok: false, screen: list, error: { code: 'card.not-found' } });
  });

  it('is the list without it, even where it was gone already', async () => {
    for (const answer of [{ status: 204, body: undefined }, gone]) {
      const { outcome, sent } = await run('user-card-delete', { id: '7' }, { 'card.remove': answer });
      expect(sent).toEqual([['card.remove', { query: { id: '7' } }]]);
      expect(outcome).toMatchObject({ ok: true, to: `${list}?saved=removed` });
    }
    expect((await run('user-card-delete', {}, {})).outcome).toMatchObject({ ok: false, screen: list });
  });
});
