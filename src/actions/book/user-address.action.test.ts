import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { address, run } from '../test/run-action';

const list = '/mypage/address';
const done = { status: 200, body: {} };
const gone = { status: 404, body: errorOf('book.not-found') };

describe('what follows when an address of the book is sent', () => {
  it('[member.address] is the list with a new one, whose division is a number', async () => {
    const values = { ...address, division_ct: '1', cell_phone_number: '', step: 'x' };
    const { outcome, sent } = await run('user-address', values, { 'book.add': { status: 201, body: {} } });
    expect(sent).toEqual([['book.add', { body: { ...address, division_ct: 1, cell_phone_number: '' } }]]);
    expect(outcome).toMatchObject({ ok: true, to: `${list}?saved=added` });
  });

  it('is the list with what one of them says now', async () => {
    const seen = { fingerprint: 'k7Qd-address123456789abcdefghijklmnopqrstuvw' };
    const values = { ...address, ...seen, id: '7' };
    const { outcome, sent } = await run('user-address', values, { 'book.change': done });
    expect(sent).toEqual([['book.change', { params: { id: '7' }, body: { ...address, ...seen } }]]);
    expect(outcome).toMatchObject({ ok: true, to: `${list}?saved=changed` });
  });

  it('[form.address] is the form again with what the shop refuses, at its fields', async () => {
    const wrong = { ...address, phone_number: '12', division_ct: 'x' };
    const { outcome } = await run('user-address', wrong, {});
    expect(outcome).toMatchObject({ ok: false, screen: `${list}/add`, error: { code: 'request.invalid' } });
    const errors = outcome.ok === false ? outcome.error.errors : {};
    expect(Object.keys(errors ?? {}).sort()).toEqual(['division_ct', 'phone_number']);
    expect((await run('user-address', { ...address, id: '7' }, { 'book.change': gone })).outcome).toMatchObject({
      ok: false,
      screen: `${list}/add`,
      error: { code: 'book.not-found' },
    });
  });
});

describe('what follows when an address of the book is chosen', () => {
  it('is the list, with it as the default or as the sender’s', async () => {
    for (const [as, call, saved] of [
      ['', 'book.use', 'default'],
      ['sender', 'book.useSender', 'sender'],
    ] as const) {
      const { outcome, sent } = await run('user-address-use', { id: '7', as }, { [call]: done });
      expect(sent).toEqual([[call, { params: { id: '7' } }]]);
      expect(outcome).toMatchObject({ ok: true, to: `${list}?saved=${saved}` });
      const refusal = await run('user-address-use', { id: '7', as }, { [call]: gone });
      expect(refusal.outcome).toMatchObject({ ok: false, screen: list, error: { code: 'book.not-found' } });
    }
  });
});

describe('what follows when an address is deleted', () => {
  it('is the list without it, even where it was gone already', async () => {
    for (const answer of [{ status: 204, body: undefined }, gone]) {
      const { outcome, sent } = await run('user-address-delete', { id: '7' }, { 'book.remove': answer });
      expect(sent).toEqual([['book.remove', { params: { id: '7' } }]]);
      expect(outcome).toMatchObject({ ok: true, to: `${list}?saved=removed` });
    }
    expect((await run('user-address-delete', {}, {})).outcome).toMatchObject({ ok: false, screen: list });
  });
});
