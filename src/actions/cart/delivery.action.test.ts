import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { sampleSender } from '../../../sections/samples/cart';
import { ok, run, token } from '../test/run-action';

/** What the form was drawn for. */
const drawn = {
  'cart.cart': ok('delivery', [{ key: 's1', packings: ['p1', 'p2', 'p7'].map((key) => ({ key })) }]),
};

/** Without the first question, whether the cart is what was seen. */
const changesIn = <T>([first, ...changes]: readonly (readonly [string, T])[]) => {
  expect(first?.[0]).toBe('cart.cart');
  return changes;
};

describe('plain forms', () => {
  it('choose day and part of the day of every parcel', async () => {
    const { outcome, sent } = await run(
      'delivery',
      { 'delivery_at.p1': '2026-12-01', 'timezone.p1': 'am', 'delivery_at.p2': '', 'timezone.p2': 'none' },
      { ...drawn, 'cart.modifyPackings': ok('payment') },
    );
    expect(changesIn(sent)[0]?.[1].body).toEqual({
      token,
      packings: [
        { key: 'p1', delivery_at: '2026-12-01', delivery_timezone_key: 'am' },
        { key: 'p2', delivery_at: null, delivery_timezone_key: 'none' },
      ],
    });
    expect(outcome).toMatchObject({ ok: true, to: '/cart/payment' });
  });

  it('[member.address] send the goods to an address of the book first, or to the orderer', async () => {
    const answers = {
      ...drawn,
      'cart.modifyShipping': ok('delivery'),
      'cart.modifyPackings': ok('payment'),
    };
    const day = { 'delivery_at.p1': '', 'timezone.p1': 'none' };
    for (const [to, where] of [
      ['31', { user_address_id: 31 }],
      ['orderer', { to_orderer: true }],
    ] as const) {
      const { outcome, sent } = await run('delivery', { ship_to: to, shipping_key: 's1', ...day }, answers);
      expect(sent.map(([call]) => call)).toEqual(['cart.cart', 'cart.modifyShipping', 'cart.modifyPackings']);
      expect(sent[1]?.[1].body).toEqual({ token, key: 's1', ...where });
      expect(outcome).toMatchObject({ ok: true, to: '/cart/payment' });
    }
    const { sent } = await run('delivery', { ship_to: 'kept', shipping_key: 's1', ...day }, answers);
    expect(sent.map(([call]) => call)).toEqual(['cart.cart', 'cart.modifyPackings']);
    const stale = await run('delivery', { ship_to: 'other', shipping_key: 's9', ...day }, answers);
    expect(stale.sent.map(([call]) => call)).toEqual(['cart.cart']);
    expect(stale.outcome).toMatchObject({ ok: false, screen: '/cart/shipping-detail' });
  });

  it('name who sends the parcels, by the call’s own names, and keep amounts out of them', async () => {
    const answers = { ...drawn, 'cart.modifyOther': ok('delivery'), 'cart.modifyPackings': ok('payment') };
    const typed = Object.entries(sampleSender).map(([part, text]) => [`sender.${part}`, text]);
    const values = { 'delivery_at.p1': '', sender_is: 'other', amount_hidden: '1', ...Object.fromEntries(typed) };
    const { sent } = await run('delivery', values, answers);
    expect(changesIn(sent).map(([call]) => call)).toEqual(['cart.modifyOther', 'cart.modifyPackings']);
    expect(changesIn(sent)[0]?.[1].body).toEqual({ token, sender: sampleSender, is_amount_hidden: true });
    const errors = { 'sender.city': [{ code: 'x', message: 'x' }] };
    const wrong = { 'cart.modifyOther': { status: 422, body: { ...errorOf('request.invalid'), errors } } };
    const refused = await run('delivery', values, wrong);
    expect(refused.outcome).toMatchObject({ ok: false, screen: '/cart/shipping-detail', error: { errors } });
  });

  it('say at once what is wrong with noshi and sender, in the order of the screen', async () => {
    const errors = { 'accessories.0.details.giver': [{ code: 'maxLength', message: 'x' }] };
    const answers = {
      'cart.addAccessories': { status: 422, body: { ...errorOf('cart.option.invalid'), errors } },
      'cart.modifyOther': ok('delivery'),
    };
    const typed = { ...sampleSender, city: '', phone_number: 'x' };
    const sender = Object.fromEntries(Object.entries(typed).map(([part, text]) => [`sender.${part}`, text]));
    const values = { 'offered.s1': 'noshi', 'ship.s1.with.noshi': '1', sender_is: 'other', 'delivery_at.p1': '' };
    const { outcome } = await run('delivery', { ...values, ...sender }, answers);
    expect(outcome.ok || Object.keys(outcome.error.errors ?? {})).toEqual([
      'ship.s1.of.noshi.giver',
      'sender.city',
      'sender.phone_number',
    ]);
  });

  it('[member.address] ask for another address on its screen, and say at the choice that one is gone', async () => {
    const other = await run('delivery', { ship_to: 'other' }, { 'cart.resetShippings': ok('shipping') });
    expect(other.sent[0]?.[1].body).toEqual({ token, is_removing_address: true });
    expect(other.outcome).toMatchObject({ ok: true, to: '/cart/shipping-add' });
    const code = 'cart_detail.set_user_address.not_data';
    const errors = { user_address_id: [{ code, message: 'x' }] };
    const gone = { 'cart.modifyShipping': { status: 422, body: { ...errorOf(code), errors } } };
    const refused = await run('delivery', { ship_to: '31', shipping_key: 's1' }, gone);
    expect(refused.sent.map(([call]) => call)).toEqual(['cart.cart', 'cart.modifyShipping']);
    expect(refused.outcome).toMatchObject({ ok: false, screen: '/cart/shipping-detail', error: { errors } });
  });

  it('[cart.accessories] choose what is done at each address, and take out what is not wanted', async () => {
    const answers = { ...drawn, 'cart.deleteAccessories': ok('delivery'), 'cart.addAccessories': ok('delivery'), 'cart.modifyPackings': ok('payment') }; // prettier-ignore
    const values = {
      'offered.s1': 'noshi bag',
      'had.s1': 'bag:a5',
      'ship.s1.with.noshi': '1',
      'ship.s1.of.noshi.giver': '山田',
      'delivery_at.p1': '',
    };
    const { sent } = await run('delivery', values, answers);
    expect(changesIn(sent).map(([call, { body }]) => [call, body])).toEqual([
      ['cart.deleteAccessories', { token, ids: ['a5'] }],
      ['cart.addAccessories', { token, accessories: [{ shipping_key: 's1', option_key: 'noshi', details: { giver: '山田' } }] }],
      ['cart.modifyPackings', { token, packings: [{ key: 'p1', delivery_at: null, delivery_timezone_key: 'none' }] }],
    ]); // prettier-ignore
    const errors = { 'accessories.0.details.giver': [{ code: 'maxLength', message: 'x' }] };
    const refused = { 'cart.addAccessories': { status: 422, body: { ...errorOf('cart.option.invalid'), errors } } };
    const { outcome } = await run('delivery', { ...values, 'had.s1': '' }, refused);
    expect(outcome).toMatchObject({ ok: false, error: { errors: { 'ship.s1.of.noshi.giver': [{ message: 'x' }] } } });
  });

  it('change nothing by halves where an address or a parcel that was seen is not there any more', async () => {
    const answers = { ...drawn, 'cart.modifyOther': ok('delivery'), 'cart.modifyPackings': ok('payment') };
    for (const field of ['delivery_at.p3', 'offered.s2']) {
      const seen = {
        shipping_key: 's1',
        'delivery_at.p1': '',
        'timezone.p1': 'none',
        sender_is: 'orderer',
        [field]: '',
      };
      const { outcome, sent } = await run('delivery', seen, answers);
      expect(changesIn(sent), field).toEqual([]);
      expect(outcome).toMatchObject({
        screen: '/cart/shipping-detail',
        error: errorOf('cart.update_products.part_not_found'),
      });
    }
  });

  it('say what is wrong with a day at the field of its parcel', async () => {
    const values = {
      'delivery_at.p2': '2026-12-01',
      'timezone.p2': 'none',
      'delivery_at.p7': 'tomorrow',
      'timezone.p7': 'x',
    };
    const { outcome } = await run('delivery', values, {});
    expect(outcome.ok || Object.keys(outcome.error.errors ?? {})).toEqual(['delivery_at.p7', 'timezone.p7']);
  });
});
