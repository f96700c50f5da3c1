import { describe, expect, it } from 'vitest';
import { schoolCartWithNames } from '../../../sections/samples/school-cart';
import type { Refused } from '../action';
import { ok, run, token } from '../test/run-action';

describe('plain forms', () => {
  it.each(['0', '-1', '1; drop', '1e9', ''])(
    'show the cart with what is wrong for a quantity of %j',
    async (quantity) => {
      const { outcome } = await run('cart-modify', { key: 'l1', quantity }, {});
      expect(outcome).toMatchObject({ ok: false, screen: '/cart/', error: { code: 'request.invalid' } });
      expect(JSON.stringify(outcome)).toContain('数量');
    },
  );

  it('read full-width digits as digits', async () => {
    const { sent } = await run('cart-modify', { key: 'l1', quantity: '１２' }, { 'cart.modifyProducts': ok(null) });
    expect(sent[0]?.[1].body).toMatchObject({ products: [{ key: 'l1', quantity: 12 }] });
  });
});

describe('pieces of a line that are to come on another day', () => {
  const call = 'cart.addPackings';

  it('go into a parcel of their own, or into one that is there', async () => {
    const { outcome, sent } = await run('parcel-part', { key: 'l1', quantity: '１', with: '' }, { [call]: ok(null) });
    expect(sent).toEqual([[call, { body: { token, products: [{ key: 'l1', quantity: 1 }] } }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/cart/shipping-detail', flash: 'parcel-parted' });
    const joined = await run('parcel-part', { key: 'l1', quantity: '2', with: 'p1' }, { [call]: ok(null) });
    expect(joined.sent[0]?.[1].body).toEqual({ token, products: [{ key: 'l1', quantity: 2 }], packing_key: 'p1' });
  });

  it('are told at their field what is wrong with their number', async () => {
    for (const quantity of ['', '0', '二つ']) {
      const { outcome } = await run('parcel-part', { key: 'l1', quantity, with: '' }, {});
      expect(outcome).toMatchObject({
        ok: false,
        screen: '/cart/shipping-detail',
        error: { errors: { quantity: [{}] } },
      });
    }
  });
});

describe('[cart.accessories] what is done to a line', () => {
  it('is taken off, and the cart says so; what cannot be is told there', async () => {
    const { outcome, sent } = await run('option-drop', { key: 'a4' }, { 'cart.deleteAccessories': ok('orderer') });
    expect(sent).toEqual([['cart.deleteAccessories', { body: { token, key: 'a4' } }]]);
    expect(outcome).toMatchObject({ ok: true, to: '/cart/', flash: 'option-dropped' });
    const body = { code: 'cart.option.required', message: 'ラベルのない商品はお求めいただけません。' };
    const kept = await run('option-drop', { key: 'a4' }, { 'cart.deleteAccessories': { status: 422, body } });
    expect(kept.outcome).toMatchObject({ ok: false, screen: '/cart/', error: { message: body.message } });
  });
});

describe('[cart.accessories] what is to be done to a line besides', () => {
  const call = 'cart.addAccessories';
  const sent = { line_key: 'l1', product: 'knit vest', 'with.name': '1', 'of.name.text': '山田', 'with.hem': '1' };
  const screen = '/cart/option?product=knit%20vest&line=l1';
  const refusal = (field: string) => {
    const body = { code: 'cart.option.invalid', message: 'ご確認ください。', errors: { [field]: [{ code: 'x', message: 'y' }] } };
    return { [call]: { status: 422, body } };
  }; // prettier-ignore

  it('goes to the line, which the cart shows', async () => {
    const answer = { [call]: { status: 200, body: schoolCartWithNames } };
    const done = await run('option-add', sent, answer);
    const accessories = [
      { line_key: 'l1', option_key: 'name', details: { text: '山田' } },
      { line_key: 'l1', option_key: 'hem', details: {} },
    ];
    expect(done.sent).toEqual([[call, { body: { token, accessories } }]]);
    expect(done.outcome).toMatchObject({ ok: true, to: '/cart/#line-l1', flash: 'option-added' });
    // It has become equal to another line.
    expect((await run('option-add', { ...sent, line_key: 'l9' }, answer)).outcome).toMatchObject({
      ok: true,
      to: '/cart/',
    });
  });

  it('is told at its field where it cannot be made as it was typed; nothing of it is said, too', async () => {
    for (const [field, own] of [['accessories.0.details.text', 'of.name.text'], ['accessories.1.option_key', 'with.hem']] as const) {
      const { outcome } = await run('option-add', sent, refusal(field));
      expect(outcome).toMatchObject({ ok: false, screen, error: { errors: { [own]: [{ message: 'y' }] } } });
    } // prettier-ignore
    const none = await run('option-add', { line_key: 'l1', product: 'knit vest' }, {});
    expect(none.outcome).toMatchObject({ ok: false, screen, error: { errors: { options: [{}] } } });
  });

  it('is told on the cart where the line has gone', async () => {
    const { outcome } = await run('option-add', sent, refusal('accessories.0.line_key'));
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/' });
  });
});

describe('[cart.accessories] what was asked for of a line', () => {
  const call = 'cart.modifyAccessories';
  const sent = { key: 'a1', product: 'knit vest', 'with.name': '1', 'of.name.text': '山田', 'of.name.face': '' };
  const refusal = (errors: Record<string, string>, code = 'cart.option.invalid') => ({
    [call]: {
      status: 422,
      body: {
        ...{ code, message: '入力内容をご確認ください。' },
        errors: Object.fromEntries(
          Object.entries(errors).map(([field, message]) => [`accessories.0${field}`, [{ code, message }]]),
        ),
      },
    },
  });

  it('is changed, and the cart shows the line', async () => {
    const done = await run('option-modify', sent, { [call]: { status: 200, body: schoolCartWithNames } });
    expect(done.sent).toEqual([[call, { body: { token, accessories: [{ key: 'a1', details: { text: '山田' } }] } }]]);
    expect(done.outcome).toMatchObject({ ok: true, to: '/cart/#line-l1', flash: 'option-changed' });
    // It has become equal to another line, and that one's option has stayed.
    const joined = await run('option-modify', { ...sent, key: 'a9' }, { [call]: { status: 200, body: schoolCartWithNames } }); // prettier-ignore
    expect(joined.outcome).toMatchObject({ ok: true, to: '/cart/' });
  });

  it('is told at its field, where it cannot be made as it was typed', async () => {
    const { outcome } = await run('option-modify', sent, refusal({ '.details.text': '長すぎます。' }));
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/option?product=knit%20vest&key=a1' });
    expect(Object.keys((outcome as Refused).error.errors ?? {})).toEqual(['of.name.text']);
  });

  it('leads to the cart, which says why, where the line has gone or the shop does it no more', async () => {
    for (const field of ['.key', '.option_key']) {
      const { outcome } = await run('option-modify', sent, refusal({ [field]: '承っておりません。' }));
      expect(outcome, field).toMatchObject({ ok: false, screen: '/cart/' });
    }
    const gone = { status: 404, body: { code: 'cart.common.not_found', message: 'カートが見つかりませんでした。' } };
    const { outcome } = await run('option-modify', sent, { [call]: gone });
    expect(outcome).toMatchObject({ ok: false, screen: '/cart/', sentFrom: '/cart/option?product=knit%20vest&key=a1' });
  });
});
