import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../../../../schemas/cart/cart';
import type { CartAccessory } from '../../../../../schemas/cart/cart-line';
import type { OptionField } from '../../../../../schemas/catalog/product-option';
import { openTestShop, type TestShop } from '../../../shop.test-support';
import { testShops } from '../../../test-shops.test-support';
import { fieldsOfCard, fieldsOfHem, fieldsOfName, fieldsOfNoshi } from './fields.test-support';
import { allowSeveral, orderer, otherAddress, type Shopper, shopperOf } from '../cart.test-support';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

let shop: TestShop;
let shopper: Shopper;

const offer = async (product: string, service: string, isRequired = false) => {
  const of = (table: 'products' | 'services', key: string) =>
    shop.db.selectFrom(table).select('id').where('channel_id', '=', 'test').where('key', '=', key).executeTakeFirstOrThrow();
  const ids = { product_id: (await of('products', product)).id, service_id: (await of('services', service)).id };
  await shop.db.insertInto('product_services').values({ channel_id: 'test', ...ids, is_required: isRequired }).onConflict((known) => known.columns(['product_id', 'service_id']).doUpdateSet({ is_required: isRequired })).execute();
}; // prettier-ignore

/** What the shop asks for from now on. */
const ask = (key: string, fields: readonly OptionField[]) =>
  shop.db.updateTable('services').set({ fields: JSON.stringify(fields) }).where('channel_id', '=', 'test').where('key', '=', key).execute(); // prettier-ignore

beforeAll(async () => {
  shop = await openTestShop('options', await testShops());
  shopper = shopperOf(shop);
  const service = { channel_id: 'test', description: '' } as const;
  await shop.db
    .insertInto('services')
    .values([
      { ...service, key: 'name', kind: 'embroidery', name: 'ネーム刺繍', price_jpy: 660, lead_days: 5, is_returnable: false, fields: JSON.stringify(fieldsOfName) },
      { ...service, key: 'hem', kind: 'alteration', name: '裾上げ', price_jpy: 770, fields: JSON.stringify(fieldsOfHem) },
      { ...service, key: 'gift-noshi', kind: 'noshi', name: '御礼のし', price_jpy: 110, scope: 'shipping', tax_class: 'reduced', fields: JSON.stringify(fieldsOfNoshi) },
      { ...service, key: 'letter', kind: 'card', name: 'カード', price_jpy: 0, fields: JSON.stringify(fieldsOfCard) },
    ])
    .execute(); // prettier-ignore
  for (const [product, one] of [['sencha', 'name'], ['sencha', 'hem'], ['sencha', 'gift-noshi'], ['yokan', 'name'], ['yokan', 'letter']] as const)
    await offer(product, one); // prettier-ignore
  await shop.versions.refresh();
});
afterAll(() => shop.close());

const yamada = { key: 'name', details: { name: '山田', face: 'mincho' } };
const sato = { key: 'name', details: { name: '佐藤', face: 'kaisho' } };

const add = async (options: object[], more: object = {}, sku = 'SE-01') => {
  const products = [{ sku_id: await shopper.skuId(sku), quantity: 2, options }];
  return shopper.ask('cart.addProducts', { products, ...more });
};

const added = async (options: object[], more: object = {}): Promise<Cart> => {
  const { status, body } = await add(options, more);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Cart;
};

const ofLines = ({ detail }: Cart) => detail.products.map(({ quantity, accessories = [] }) => [quantity, accessories.map(({ details }) => details)]); // prettier-ignore
const first = ({ detail }: Cart) => detail.products[0];
const errorsOf = (answer: { body: unknown }) => (answer.body as { errors?: object }).errors;

describe('an address of a cart', () => {
  it('[cart.accessories] says what can be done to all that goes there, and to which it cannot', async () => {
    const sencha = await added([]);
    const { body } = await shop.ask('cart.options', { params: { token: sencha.token } });
    const [{ key = '' } = {}] = sencha.detail.shippings;
    expect(body).toMatchObject({ data: [{ shipping_key: key, options: [{ key: 'gift-noshi', price_jpy: 110 }] }] });
    expect((body as { data: { options: unknown[] }[] }).data[0]?.options).toHaveLength(1);
    const put = {
      token: sencha.token,
      accessories: [{ shipping_key: key, option_key: 'gift-noshi', details: { giver: '山田' } }],
    };
    expect(await shopper.ask('cart.addAccessories', put)).toMatchObject({
      status: 200,
      body: { detail: { shippings: [{ accessories: [{ subtotal: 110 }] }] } },
    });
    const both = await shopper.change('cart.addProducts', {
      token: sencha.token,
      products: [{ sku_id: await shopper.skuId('KK-06'), quantity: 1 }],
    });
    await shopper.change('cart.modifyOrder', { token: sencha.token, orderer });
    const line = both.detail.products.find(({ product_info: info }) => info.sku === 'SE-01');
    const left = await shopper.change('cart.deleteProducts', { token: sencha.token, key: line?.key });
    // The noshi went with goods that are gone: it is not charged, and taken out where it was chosen.
    expect(left).toMatchObject({
      next_step: 'delivery',
      detail: { shippings: [{ accessories: [{ key: expect.any(String), subtotal: 0 }] }] },
    });
    const packings = left.detail.shippings.flatMap((shipping) =>
      shipping.packings.map((packing) => ({ key: packing.key, delivery_at: null, delivery_timezone_key: 'none' })),
    );
    expect((await shopper.change('cart.modifyPackings', { token: sencha.token, packings })).next_step).toBe('delivery');
    const [{ key: at } = { key: '' }] = left.detail.shippings[0]?.accessories ?? [];
    expect((await shopper.change('cart.deleteAccessories', { token: sencha.token, key: at })).next_step).toBe(
      'payment',
    );
  });

  it.each(['山田🎀', '祝㊗️', '🇯🇵', '1️⃣', '家族👨‍👩‍👧', '山\ue000田', '\u{2fffd}'])(
    'takes nothing that nobody can write: %s',
    async (giver) => {
      const sencha = await added([]);
      const [{ key: at = '' } = {}] = sencha.detail.shippings;
      const accessories = [{ shipping_key: at, option_key: 'gift-noshi', details: { giver } }];
      const answer = await shopper.ask('cart.addAccessories', { token: sencha.token, accessories });
      expect(Object.values(errorsOf(answer) ?? {})).toMatchObject([
        [{ message: expect.stringMatching(/は、おつくりできません。名入れは絵文字や特殊な記号を除いて/) as string }],
      ]);
      const plain = [{ shipping_key: at, option_key: 'gift-noshi', details: { giver: '髙﨑・葛󠄀 No.1 ♪㈱' } }];
      expect(await shopper.ask('cart.addAccessories', { token: sencha.token, accessories: plain })).toMatchObject({
        status: 200,
      });
    },
  );

  it('[cart.accessories] is told all that is wrong with what is filled in, at once', async () => {
    const sencha = await added([]);
    const [{ key = '' } = {}] = sencha.detail.shippings;
    const faults = [{ giver: 'あ'.repeat(21) }, { giver: 'い'.repeat(21) }].map((details) => ({
      shipping_key: key,
      option_key: 'gift-noshi',
      details,
    }));
    const refused = await shopper.ask('cart.addAccessories', { token: sencha.token, accessories: faults });
    expect(Object.keys(errorsOf(refused) ?? {})).toEqual([
      'accessories.0.details.giver',
      'accessories.1.details.giver',
    ]);
    expect(await shop.ask('cart.options', { params: { token: 'x'.repeat(22) } })).toMatchObject({ status: 404 });
  });
});

describe('a product', () => {
  it('says what can be done to it, at which price, and what there is to fill in', async () => {
    const { body } = await shop.ask('catalog.product', { params: { key: 'sencha' } });
    const { options } = body as { options: { key: string }[] };
    expect(options.map(({ key }) => key)).toEqual(['name', 'hem', 'gift-noshi']);
    expect(options[0]).toEqual({
      ...{ key: 'name', kind: 'embroidery', name: 'ネーム刺繍', description: '', scope: 'line', price_jpy: 660 },
      ...{ tax_rate_percent: 10, lead_days: 5, is_returnable: false, is_required: false, fields: fieldsOfName },
    });
    expect(options[2]).toMatchObject({ scope: 'shipping', tax_rate_percent: 8 });
    expect((await shop.ask('catalog.product', { params: { key: 'furoshiki' } })).body).not.toHaveProperty('options');
  });

  it.each([
    `[{"type":"text","name":"A","title":"x","is_required":true,"max_length":5,"letters":"any"}]`,
    `[{"type":"text","name":"a","title":"x","is_required":true,"max_length":4,"letters":"japanese","also_takes":[{"letters":"any","max_length":9}]}]`,
    `[{"type":"choice","name":"a","title":"x","is_required":true,"choices":[]}]`,
    `[{"type":"choice","name":"a","title":"x","is_required":true,"choices":[{"value":"a","label":"a","price_jpy":-1}]}]`,
    `[{"type":"number","name":"a","title":"x","is_required":true,"minimum":9,"maximum":1,"unit":""}]`,
    `[{"type":"picture","name":"a","title":"x","is_required":true}]`,
    `{}`,
  ])('cannot be given fields that nobody could fill in: %s', async (fields) => {
    await expect(shop.db.updateTable('services').set({ fields }).where('key', '=', 'hem').execute()).rejects.toThrow(/check constraint/); // prettier-ignore
  });
});

describe('goods with options', () => {
  it('[cart.accessories] are put in with the line, and cost for each piece, with their own tax', async () => {
    const cart = await added([yamada, { key: 'hem', details: { inseam: '72' } }]);
    const { accessories, subtotal } = first(cart) ?? {};
    expect(subtotal).toBe(2160);
    expect(accessories?.map(({ name, words, unit_price, quantity, subtotal: sum }) => [name, words, unit_price, quantity, sum])).toEqual([
      ['ネーム刺繍', [{ title: '刺繍するお名前', text: '山田' }, { title: '書体', text: '明朝' }], 770, 2, 1540],
      ['裾上げ', [{ title: '股下', text: '72cm' }], 770, 2, 1540],
    ]); // prettier-ignore
    const { order } = cart.detail;
    expect(order).toMatchObject({ total_products: 2160, total_accessories: 3080 });
    expect(order.taxes.map(({ amount }) => amount).reduce((sum, amount) => sum + amount, 0)).toBe(order.total_payment);
    // Five business days later than without.
    const [packing] = cart.detail.shippings[0]?.packings ?? [];
    const [plain] = (await added([])).detail.shippings[0]?.packings ?? [];
    expect(String(packing?.expected_at) > String(plain?.expected_at)).toBe(true);
  });

  it('are a line for each name: the same goods grow, others stand beside them', async () => {
    const { token } = await added([yamada]);
    await added([sato], { token });
    await added([], { token });
    const cart = await added([yamada], { token });
    expect(ofLines(cart)).toEqual([[4, [yamada.details]], [2, [sato.details]], [2, []]]); // prettier-ignore
  });

  it.each([
    [
      { name: '山'.repeat(200), face: 'kaisho' },
      'name',
      '刺繍するお名前は6文字以内で入力してください（ただいま200文字）。',
    ],
    [{ name: '山\n田', face: 'kaisho' }, 'name', '刺繍するお名前は漢字・ひらがな・カタカナで入力してください。'],
    [{ name: '　', face: 'kaisho' }, 'name', '刺繍するお名前を入力してください。'],
    [{ name: '', face: 'kaisho' }, 'name', '刺繍するお名前を入力してください。'],
    [{ name: '山田' }, 'face', '書体を選択してください。'],
    [{ name: '山田', face: 'gothic' }, 'face', '書体は選択肢の中から選んでください。'],
  ])('say at the field what cannot be sewn: %j', async (details, field, message) => {
    const answer = await add([{ key: 'name', details }]);
    expect(answer).toMatchObject({ status: 422, body: { code: 'cart.option.invalid' } });
    expect(errorsOf(answer)).toMatchObject({ [`products.0.options.0.details.${field}`]: [{ message }] });
  });

  it.each(['49', '91', '72.5', 'abc', '1e9'])('say of a length of %s cm that it cannot be', async (inseam) => {
    const answer = await add([{ key: 'hem', details: { inseam } }]);
    expect(Object.keys(errorsOf(answer) ?? {})).toEqual(['products.0.options.0.details.inseam']);
  });

  it('take rare characters of names, and say what is made in another face than the chosen one', async () => {
    const details = { name: '髙﨑𠮷葛󠄀', face: 'kaisho' };
    const cart = await added([{ key: 'name', details }]);
    expect(ofLines(cart)).toEqual([[2, [details]]]);
    expect(first(cart)?.accessories?.[0]?.words.at(-1)?.text).toMatch(/^「𠮷」「葛󠄀」は、この書体にないため/u);
  });

  it('keep the lines of a letter as they are broken, where a name has one', async () => {
    const letter = (words: string) => add([{ key: 'letter', details: { words } }], {}, 'YO-01');
    const words = 'おめでとう。\n\nお元気で。';
    expect(((await letter(words)).body as Cart).detail.products[0]?.accessories).toMatchObject([
      { details: { words }, words: [{ title: 'メッセージ', text: words }] },
    ]);
    for (const wrong of ['一\r\n二', '一\t二', '一\u2028二', '祝\n🎀', '\n', `一\nhttps://example.jp`])
      expect(await letter(wrong), wrong).toMatchObject({ status: 422, body: { code: 'cart.option.invalid' } });
  });

  it('are refused where the shop does not do it to that product, nor to a line what is an address’s', async () => {
    const hem = { key: 'hem', details: { inseam: '72' } };
    expect(await add([hem], {}, 'YO-01')).toMatchObject({ status: 422, body: { code: 'cart.option.not_offered' } });
    const noshi = { key: 'gift-noshi', details: {} };
    expect(await add([noshi])).toMatchObject({ status: 422, body: { code: 'cart.option.not_offered' } });
    expect(await add([{ key: 'nothing', details: {} }])).toMatchObject({ status: 422 });
  });

  it('cannot be bought without what they are sold with only', async () => {
    await offer('yokan', 'name', true);
    const plain = await add([], {}, 'YO-01');
    expect(plain).toMatchObject({ status: 422, body: { code: 'cart.option.required' } });
    const { body } = await add([yamada], {}, 'YO-01');
    const { token, detail } = body as Cart;
    const { key, is_required } = detail.products[0]?.accessories?.[0] ?? {};
    expect(is_required).toBe(true);
    const taken = await shopper.ask('cart.deleteAccessories', { token, key });
    expect(taken).toMatchObject({ status: 422, body: { code: 'cart.option.required' } });
    await ask('name', fieldsOfHem);
    const { issue: asked } = first(await shopper.see(token)) ?? {};
    expect(asked?.message).toBe('「ネーム刺繍」のご指定を、もう一度お選びください。');
    // With nothing to fill in there is nothing that could be chosen anew.
    await ask('name', []);
    const { issue: unasked, accessories: [unchangeable] = [] } = first(await shopper.see(token)) ?? {};
    expect(unasked?.message).toBe('「ネーム刺繍」のご指定を承れません。削除して、商品のページからお選び直しください。');
    expect(unchangeable).not.toHaveProperty('is_changeable');
    await ask('name', fieldsOfName);
    expect(first(await shopper.see(token))?.accessories).toMatchObject([{ is_changeable: true, fault: null }]);
    await offer('yokan', 'name', false);
    expect((await shopper.see(token)).detail.products[0]?.accessories?.[0]).not.toHaveProperty('is_required');
    const without = await shopper.change('cart.deleteAccessories', { token, key });
    await offer('yokan', 'name', true);
    const { issue } = (await shopper.see(without.token)).detail.products[0] ?? {};
    expect(issue).toMatchObject({ code: 'option', is_blocking: true });
    await offer('yokan', 'name', false);
  });
});

describe('options in the cart', () => {
  it('[cart.accessories] are added, modified and deleted; equal lines become one', async () => {
    const { token } = await added([yamada]);
    const two = await added([sato], { token });
    const [, second] = two.detail.products;
    const key = second?.accessories?.[0]?.key;
    const changed = await shopper.change('cart.modifyAccessories', { token, accessories: [{ key, details: yamada.details }] }); // prettier-ignore
    expect(ofLines(changed)).toEqual([[4, [yamada.details]]]);
    const line = first(changed);
    const hem = { line_key: line?.key, option_key: 'hem', details: { inseam: '72' } };
    const more = await shopper.change('cart.addAccessories', { token, accessories: [hem] });
    expect(ofLines(more)).toEqual([[4, [yamada.details, { inseam: '72' }]]]);
    const again = await shopper.change('cart.addAccessories', { token, accessories: [{ ...hem, details: { inseam: '80' } }] }); // prettier-ignore
    expect(first(again)?.accessories?.map(({ key: kept }) => kept)).toEqual(first(more)?.accessories?.map(({ key: kept }) => kept)); // prettier-ignore
    const ids = first(again)?.accessories?.map((accessory) => accessory.key) ?? [];
    const none = await shopper.change('cart.deleteAccessories', { token, ids });
    expect(ofLines(none)).toEqual([[4, []]]);
    expect(none.detail.order.total_accessories).toBe(0);
    expect(ofLines(await shopper.change('cart.deleteAccessories', { token, ids }))).toEqual([[4, []]]);
  });

  it('say at the field what is wrong, and change nothing', async () => {
    const cart = await added([yamada]);
    const { token } = cart;
    const line_key = first(cart)?.key;
    const wanted = [
      { line_key, option_key: 'hem', details: { inseam: '70' } },
      { line_key, option_key: 'name', details: { name: 'Yamada', face: 'kaisho' } },
    ];
    const answer = await shopper.ask('cart.addAccessories', { token, accessories: wanted });
    expect(Object.keys(errorsOf(answer) ?? {})).toEqual(['accessories.1.details.name']);
    expect(ofLines(await shopper.see(token))).toEqual([[2, [yamada.details]]]);
    const lost = [{ line_key: 'l99', option_key: 'hem', details: { inseam: '70' } }];
    expect(await shopper.ask('cart.addAccessories', { token, accessories: lost })).toMatchObject({ status: 422 });
    const unknown = [{ key: 'a99', details: {} }];
    expect(await shopper.ask('cart.modifyAccessories', { token, accessories: unknown })).toMatchObject({ status: 422 });
  });

  it.each(['addAccessories', 'modifyAccessories', 'deleteAccessories'] as const)(
    'are a 404 in a cart that is not there: %s',
    async (call) => {
      const accessories = [{ line_key: 'l1', key: 'a1', option_key: 'hem', details: {} }];
      const body = call === 'deleteAccessories' ? { key: 'a1' } : { accessories: accessories.map(({ line_key, key, option_key, details }) => (call === 'addAccessories' ? { line_key, option_key, details } : { key, details })) }; // prettier-ignore
      const answer = await shopper.ask(`cart.${call}`, { token: 'no-such-cart-anywhere', ...body });
      expect(answer).toMatchObject({ status: 404, body: { code: 'cart.common.not_found' } });
    },
  );

  it('go along when lines are divided, by the line that is meant', async () => {
    await allowSeveral(shop, true);
    const { token } = await added([yamada]);
    await added([sato], { token });
    const { detail } = await shopper.change('cart.addShipping', { token, address: otherAddress });
    const [one, two] = detail.shippings.map(({ key }) => key);
    const sku_id = await shopper.skuId('SE-01');
    const quantities = [{ shipping_key: one, quantity: 1 }, { shipping_key: two, quantity: 1 }]; // prettier-ignore
    const open = await shopper.ask('cart.divideProducts', { token, products: [{ sku_id, quantities }] });
    expect(open).toMatchObject({ status: 422, body: { code: 'cart.shipping.not_divided' } });
    const line_key = detail.products[0]?.key;
    const divided = await shopper.change('cart.divideProducts', {
      token,
      products: [{ sku_id, line_key, quantities }],
    });
    expect(ofLines(divided)).toEqual([[1, [yamada.details]], [1, [yamada.details]], [2, [sato.details]]]); // prettier-ignore
    const joined = await shopper.change('cart.resetShippings', { token });
    expect(ofLines(joined)).toEqual([[2, [yamada.details]], [2, [sato.details]]]); // prettier-ignore
  });

  it('of an address cost once, whatever goes there', async () => {
    const { token, detail } = await added([]);
    const shipping_key = detail.shippings[0]?.key;
    const noshi = { shipping_key, option_key: 'gift-noshi', details: { giver: '山田' } };
    const cart = await shopper.change('cart.addAccessories', { token, accessories: [noshi] });
    const [own]: CartAccessory[] = cart.detail.shippings[0]?.accessories ?? [];
    expect(own).toMatchObject({ subtotal: 110, quantity: 1, tax_rate_percent: 8, fault: null });
    const anew = [{ key: own?.key, details: { giver: '佐藤' } }];
    const changed = await shopper.change('cart.modifyAccessories', { token, accessories: anew });
    expect(changed.detail.shippings[0]?.accessories?.map(({ words }) => words)).toEqual([[{ title: '名入れ', text: '佐藤' }]]); // prettier-ignore
    expect(changed.fingerprint).not.toBe(cart.fingerprint);
    const key = changed.detail.shippings[0]?.accessories?.[0]?.key;
    const none = await shopper.change('cart.deleteAccessories', { token, key });
    expect(none.detail.shippings[0]).not.toHaveProperty('accessories');
  });

  it('that the shop does no more are said, and not charged, until they are taken out', async () => {
    const { token } = await added([{ key: 'hem', details: { inseam: '72' } }]);
    const set = (is_active: boolean) => shop.db.updateTable('services').set({ is_active }).where('key', '=', 'hem').execute(); // prettier-ignore
    await set(false);
    const cart = await shopper.see(token);
    expect(cart.detail.order.total_accessories).toBe(0);
    expect(first(cart)).toMatchObject({ issue: { code: 'option', is_blocking: true }, accessories: [{ subtotal: 0 }] });
    expect(cart.next_step).toBeNull();
    const taken = await shopper.change('cart.deleteAccessories', { token, key: first(cart)?.accessories?.[0]?.key });
    expect(first(taken)?.issue).toBeNull();
    await set(true);
  });

  it('lose none of many changes at once, and stand once', async () => {
    const cart = await added([]);
    const { token } = cart;
    const line_key = first(cart)?.key;
    const answers = await Promise.all(
      times(20, (index) =>
        shopper.ask('cart.addAccessories', {
          token,
          accessories: [
            index % 2 === 0
              ? { line_key, option_key: 'hem', details: { inseam: String(60 + index) } }
              : { line_key, ...{ option_key: 'name' }, details: yamada.details },
          ],
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(times(20, () => 200));
    expect(first(await shopper.see(token))?.accessories?.map(({ option_key: option }) => option)).toEqual(['name', 'hem']); // prettier-ignore
  });

  it('stand in the order as they were, whatever the shop does to them later', async () => {
    const cart = await shopper.completeCart({ 'SE-01': 2 });
    const { token } = cart;
    const accessories = [
      { line_key: first(cart)?.key, option_key: 'name', details: yamada.details },
      { shipping_key: cart.detail.shippings[0]?.key, option_key: 'gift-noshi', details: { giver: '山田' } },
    ];
    const { fingerprint, detail } = await shopper.change('cart.addAccessories', { token, accessories });
    const decided = await shop.ask('cart.decide', { params: { token }, body: { fingerprint } });
    expect(decided, JSON.stringify(decided.body)).toMatchObject({ status: 200 });
    await shop.db.updateTable('services').set({ price_jpy: 9999, name: '別の名' }).where('key', '=', 'name').execute();
    const { id } = decided.body as { id: string };
    const order = await shop.ask('order.temporary', { params: { id }, headers: { 'x-cart-token': token } });
    expect(order.body).toMatchObject({
      lines: [{ accessories: [{ name: 'ネーム刺繍', subtotal: 1540, is_returnable: false, details: yamada.details }] }],
      shippings: [{ accessories: [{ name: '御礼のし', subtotal: 110 }] }],
      totals: detail.order,
    });
  });
});
