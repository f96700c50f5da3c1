import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { sampleSender } from '../../../sections/samples/cart';
import { ok, run, token } from '../test/run-action';

const call = 'cart.chooseDelivery';
const noDays = { ids: [], accessories: [], packings: [] };
const fault = (message: string) => [{ code: 'x', message }];

/** The form is sent. @returns what the one call was asked, and what follows */
const send = async (values: Readonly<Record<string, string>>, answer = ok('payment')) => {
  const { outcome, sent } = await run('delivery', values, { [call]: answer });
  expect(sent.map(([asked]) => asked)).toEqual([call]);
  const { token: of, ...body } = (sent[0]?.[1].body ?? {}) as Record<string, unknown>;
  expect(of).toBe(token);
  return { body, outcome };
};

const refusedWith = (errors: Readonly<Record<string, ReturnType<typeof fault>>>) => ({
  status: 422,
  body: { ...errorOf('request.invalid'), errors },
});

describe('plain forms', () => {
  it('choose day and part of the day of every parcel', async () => {
    const { body, outcome } = await send({
      'delivery_at.p1': '2026-12-01',
      'timezone.p1': 'am',
      'delivery_at.p2': '',
      'timezone.p2': 'none',
    });
    expect(body).toEqual({
      ...noDays,
      packings: [
        { key: 'p1', delivery_at: '2026-12-01', delivery_timezone_key: 'am' },
        { key: 'p2', delivery_at: null, delivery_timezone_key: 'none' },
      ],
    });
    expect(outcome).toMatchObject({ ok: true, to: '/cart/payment' });
  });

  it('say what they were drawn with', async () => {
    const seen = 'k7Qd-delivery789abcdefghijklmnopqrstuvwxyzAB';
    expect((await send({ delivery_fingerprint: seen })).body).toEqual({ ...noDays, delivery_fingerprint: seen });
    const outdated = { status: 422, body: errorOf('cart.update_products.part_not_found') };
    const { outcome } = await send({ delivery_fingerprint: seen }, outdated);
    expect(outcome).toMatchObject({ screen: '/cart/shipping-detail', error: { code: outdated.body.code } });
  });

  it('[member.address] send the goods to an address of the book, or to the orderer', async () => {
    const day = { 'delivery_at.p1': '', 'timezone.p1': 'none' };
    const packings = [{ key: 'p1', delivery_at: null, delivery_timezone_key: 'none' }];
    for (const [to, where] of [
      ['31', { user_address_id: 31 }],
      ['orderer', { to_orderer: true }],
    ] as const) {
      const { body, outcome } = await send({ ship_to: to, shipping_key: 's1', ...day });
      expect(body).toEqual({ ...noDays, packings, shipping: { key: 's1', ...where } });
      expect(outcome).toMatchObject({ ok: true, to: '/cart/payment' });
    }
    expect((await send({ ship_to: 'kept', shipping_key: 's1', ...day })).body).toEqual({ ...noDays, packings });
  });

  it('name who sends the parcels, by the call’s own names, and keep amounts out of them', async () => {
    const typed = Object.entries(sampleSender).map(([part, text]) => [`sender.${part}`, text]);
    const values = { sender_is: 'other', amount_hidden: '1', ...Object.fromEntries(typed) };
    const { body } = await send(values);
    expect(body).toEqual({ ...noDays, sender: sampleSender, is_amount_hidden: true });
    const errors = { 'sender.city': fault('x') };
    const { outcome } = await send(values, refusedWith(errors));
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/shipping-detail', error: { errors } });
  });

  it('[member.address] ask for another address on its screen, and say at the choice that one is gone', async () => {
    const other = await send({ ship_to: 'other', 'delivery_at.p1': '' }, ok('shipping'));
    expect(other.body).toEqual({ ...noDays, is_address_removed: true });
    expect(other.outcome).toMatchObject({ ok: true, to: '/cart/shipping-add' });
    const gone = refusedWith({ 'shipping.user_address_id': fault('gone') });
    const { outcome } = await send({ ship_to: '31', shipping_key: 's1' }, gone);
    expect(outcome).toMatchObject({ error: { errors: { user_address_id: fault('gone') } } });
  });

  it('[cart.accessories] choose what is done at each address, and take out what is not wanted', async () => {
    const { body } = await send({
      'offered.s1': 'noshi bag',
      'had.s1': 'bag:a5',
      'ship.s1.with.noshi': '1',
      'ship.s1.of.noshi.giver': '山田',
    });
    const accessories = [{ shipping_key: 's1', option_key: 'noshi', details: { giver: '山田' } }];
    expect(body).toEqual({ ...noDays, ids: ['a5'], accessories });
  });

  it('say all that is wrong at the fields of the form', async () => {
    const values = {
      'offered.s1': 'noshi',
      'ship.s1.with.noshi': '1',
      'delivery_at.p2': '2026-12-01',
      'timezone.p2': 'none',
      'delivery_at.p7': '2026-12-02',
      'timezone.p7': 'am',
    };
    const errors = {
      'accessories.0.details.giver': fault('noshi'),
      'sender.phone_number': fault('sender'),
      'packings.1.delivery_at': fault('day'),
      'packings.1.delivery_timezone_key': fault('part'),
    };
    const { outcome } = await send(values, refusedWith(errors));
    expect(outcome.ok || outcome.error.errors).toEqual({
      'ship.s1.of.noshi.giver': fault('noshi'),
      'sender.phone_number': fault('sender'),
      'delivery_at.p7': fault('day'),
      'timezone.p7': fault('part'),
    });
  });

  it('say what is wrong with a day at the field of its parcel, where none was sent', async () => {
    const wrong = { 'delivery_at.p2': '', 'timezone.p2': 'none', 'delivery_at.p7': 'tomorrow', 'timezone.p7': 'x' };
    const { outcome } = await send(wrong);
    expect(outcome.ok || Object.keys(outcome.error.errors ?? {})).toEqual(['delivery_at.p7', 'timezone.p7']);
  });
});
