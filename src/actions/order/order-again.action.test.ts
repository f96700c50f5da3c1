import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../schemas/shop-errors';
import { sampleDone } from '../../../sections/samples/gift-options';
import { ownGiftOrder } from '../../../sections/samples/gifts';
import { sampleOwnOrder } from '../../../sections/samples/orders';
import { run, token } from '../test/run-action';

const [line] = sampleOwnOrder.lines;
if (!line) throw new Error('the sample has goods');
const done = { ...sampleDone, option_key: 'embroidery', details: { name: '山田' } };
const order = {
  ...sampleOwnOrder,
  lines: [
    { ...line, sku_id: 11, quantity: 2 },
    { ...line, key: 'l7', sku_id: 11, quantity: 1 },
    { ...line, key: 'l8', sku_id: 21, quantity: 1, accessories: [done] },
  ],
};
const read = { 'order.own': { status: 200, body: order } };
/** A cart with so many pieces by SKU. */
const filled = (pieces: Readonly<Record<number, number>> = { 11: 3, 21: 1 }) => ({
  status: 200,
  body: {
    token,
    count: Object.values(pieces).reduce((sum, quantity) => sum + quantity, 0),
    detail: {
      products: Object.entries(pieces).map(([id, quantity]) => ({ sku_id: Number(id), quantity })),
      shippings: [{ key: 's1' }],
    },
  },
});
const refusing = (...fields: readonly string[]) => ({
  status: 422,
  body: {
    ...errorOf('cart.update_products.stock'),
    errors: Object.fromEntries(fields.map((field) => [field, [{ code: 'x', message: 'x' }]])),
  },
});

const drawn = '0123456789abcdef0123456789abcdef';

describe('an order once more', () => {
  it('puts its goods with their options into the cart, joined where they had gone to several addresses', async () => {
    const { outcome, sent } = await run('order-again', { id: order.id }, { ...read, 'cart.addProducts': filled() });
    const options = [{ key: 'embroidery', details: { name: '山田' } }];
    expect(sent.at(-1)?.[1].body).toEqual({
      token,
      takes_fewer: true,
      products: [
        { sku_id: 11, quantity: 3 },
        { sku_id: 21, quantity: 1, options },
      ],
    });
    expect(outcome).toMatchObject({ ok: true, to: '/cart/', flash: 'ordered-again' });
  });

  it('says of a gift that it is an ordinary cart now', async () => {
    const gift = { ...order, social_gift: ownGiftOrder.social_gift };
    const answers = { 'order.own': { status: 200, body: gift }, 'cart.addProducts': filled() };
    const { outcome } = await run('order-again', { id: order.id }, answers);
    expect(outcome).toMatchObject({ ok: true, flash: 'ordered-gift-again' });
  });

  describe('with what was done by address', () => {
    const [shipping] = order.shippings;
    const bag = { ...sampleDone, key: 'a2', option_key: 'bag', details: {} };
    /** Ordered with these at each address, and put into a cart as it is then. */
    const again = async (places: readonly (readonly object[])[], own: object = {}, put = 200, pieces = {}) => {
      const shippings = places.map((accessories) => ({ ...shipping, accessories }));
      const cart = filled({ 11: 3, 21: 1, ...pieces }).body;
      const body = { ...cart, detail: { ...cart.detail, ...own } };
      const { outcome, sent } = await run(
        'order-again',
        { id: order.id },
        {
          'order.own': { status: 200, body: { ...order, shippings } },
          'cart.addProducts': { status: 200, body },
          'cart.addAccessories': { status: put, body: put === 200 ? body : errorOf('cart.option.not_offered') },
        },
      );
      const [, asked] = sent.find(([call]) => call === 'cart.addAccessories') ?? [];
      return { outcome, accessories: (asked?.body as { accessories: object[] } | undefined)?.accessories };
    };
    const undone = { ok: true, flash: 'ordered-again-undone' };
    const noshi = { shipping_key: 's1', option_key: 'noshi', details: sampleDone.details };

    it('does what was alike at all of them to the cart’s one address', async () => {
      const { outcome, accessories } = await again([
        [sampleDone, bag],
        [bag, { ...sampleDone, key: 'a9' }],
      ]);
      expect(accessories).toEqual([noshi, { shipping_key: 's1', option_key: 'bag', details: {} }]);
      expect(outcome).toMatchObject({ ok: true, flash: 'ordered-again' });
    });

    it('says that the rest is to be chosen anew', async () => {
      const other = { ...sampleDone, details: { ...sampleDone.details, giver: '佐藤' } };
      expect(
        await again([
          [sampleDone, bag],
          [other, bag],
        ]),
      ).toMatchObject({
        outcome: undone,
        accessories: [{ option_key: 'bag' }],
      });
      expect(await again([[sampleDone], []])).toMatchObject({ outcome: undone, accessories: undefined });
      expect((await again([[sampleDone]], {}, 422)).outcome).toMatchObject(undone);
    });

    it('leaves goods alone that lay in the cart before, and what is done to them', async () => {
      const withBag = { shippings: [{ key: 's1', accessories: [bag] }] };
      const alone = { outcome: undone, accessories: undefined };
      for (const own of [withBag, { shippings: [{ key: 's1' }, { key: 's2' }] }])
        expect(await again([[sampleDone]], own)).toMatchObject(alone);
      for (const pieces of [{ 11: 4 }, { 31: 1 }])
        expect(await again([[sampleDone]], {}, 200, pieces)).toMatchObject(alone);
    });

    it('does it to fewer pieces, too, where no more are left', async () => {
      const { outcome, accessories } = await again([[sampleDone]], {}, 200, { 11: 2 });
      expect(accessories).toEqual([noshi]);
      expect(outcome).toMatchObject({ ok: true, flash: 'ordered-again-in-part' });
    });

    it('does it once, where the button is pressed twice', async () => {
      const there = { shippings: [{ key: 's1', accessories: [{ ...sampleDone, key: 'a7' }] }] };
      const { outcome, accessories } = await again([[sampleDone]], there);
      expect(accessories).toBeUndefined();
      expect(outcome).toMatchObject({ ok: true, flash: 'ordered-again' });
    });
  });

  it('goes under one key for each drawing of the screen, and under none without', async () => {
    const keyAt = async (key: string) => {
      const answers = { ...read, 'cart.addProducts': filled() };
      const { sent } = await run('order-again', { id: order.id, drawn: key }, answers);
      return sent.at(-1)?.[1].headers?.['idempotency-key'];
    };
    expect(await keyAt(drawn)).toBe(drawn);
    for (const none of ['', '1795600000000', `${drawn}0`, '<script>']) expect(await keyAt(none)).toBeUndefined();
  });

  it('says that some may not have come in, where the cart tells of it, however many it has', async () => {
    const told = filled();
    const body = { ...told.body, join_note: '「煎茶」は残り3点のため、カートに追加していません。' };
    const answers = { ...read, 'cart.addProducts': { ...told, body } };
    const { outcome } = await run('order-again', { id: order.id }, answers);
    expect(outcome).toMatchObject({ ok: true, flash: 'ordered-again-in-part' });
  });

  it('begins another cart where theirs is gone', async () => {
    const gone = { ...read, 'cart.addProducts': { status: 404, body: errorOf('cart.common.is_expired') } };
    const { sent } = await run('order-again', { id: order.id, drawn }, gone);
    const asked = sent
      .filter(([call]) => call === 'cart.addProducts')
      .map(([, { body }]) => body as { token?: string });
    expect(asked.map((body) => body.token)).toEqual([token, undefined]);
  });

  it('says that there is none of it any more, at the order of a guest, too', async () => {
    const answers = {
      'order.guest': read['order.own'],
      'cart.addProducts': refusing('products.0.quantity', 'products.1.sku_id'),
    };
    const { outcome } = await run('order-again', { no: '261120-482913', t: 'q'.repeat(22) }, answers);
    expect(outcome).toMatchObject({
      ok: false,
      screen: `/orders/receipt?no=261120-482913&t=${'q'.repeat(22)}#order-again`,
      error: { message: 'このご注文の商品は、ただいまお求めいただけません。' },
    });
  });

  it('is refused whole where no goods are named, and where the order is not theirs', async () => {
    const closed = { status: 422, body: errorOf('cart.selling.is_stopped') };
    const { outcome } = await run('order-again', { id: order.id }, { ...read, 'cart.addProducts': closed });
    expect(outcome).toMatchObject({ ok: false, error: { code: 'cart.selling.is_stopped' } });
    const strange = { 'order.own': { status: 404, body: errorOf('order.not-found') } };
    expect((await run('order-again', { id: order.id }, strange)).outcome).toMatchObject({ ok: false });
  });
});
