import { describe, expect, it } from 'vitest';
import { sampleAddresses } from '../../samples/book';
import { readyCart, sampleAddress } from '../../samples/cart';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './shipping-form-default';
import { shippingFormFixtures as fixtures } from './shipping-form.fixtures';
import { shippingForm } from './shipping-form.section';

drawVariants('shipping-form', { variants: shippingForm.variants, fixtures });

describe('shipping-form', () => {
  it('[form.address] asks for name, postal code, prefecture, city and address', () => {
    const text = textOf(renderView(View, fixtures.empty));
    for (const label of [
      '姓 必須',
      '名 必須',
      '郵便番号',
      '都道府県',
      '市区町村',
      '町名・番地',
      '建物名・部屋番号 任意',
    ])
      expect(text).toContain(label);
  });

  it('starts with the address that the cart knows, and is empty where the goods go to who orders them', () => {
    expect(renderView(View, fixtures.ok)).toContain(`value="${sampleAddress.shipping_kana}"`);
    expect(renderView(View, fixtures.empty)).not.toContain(`value="${sampleAddress.shipping_kana}"`);
  });

  it('keeps what a member types for their own cart: after a logout in the same tab nobody else is shown it', () => {
    const keptBy = (visitor: 'guest' | 'member') =>
      /data-kept="noren:form:\w+:([^"]*)@"/.exec(renderView(View, fixtures.ok, { visitor }))?.[1];
    expect(keptBy('member')).toBe(`shipping:${readyCart.id}`);
    expect(keptBy('guest')).toBe('shipping');
  });

  it('names the one address to the shop by its key, so that a second one is never added', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toContain('<input type="hidden" name="key" value="s1"/>');
    expect(html).not.toContain('name="divide"');
  });

  it('says where nobody answered a form that was sent without script', () => {
    const posted = {
      action: 'shipping',
      values: { city: '京都市' },
      code: 'service.unavailable',
      message: 'ただいま混み合っています。',
      errors: null,
    };
    const html = renderView(View, fixtures.empty, { posted });
    expect(textOf(html)).toContain('ただいま混み合っています。');
    expect(html).toContain('value="京都市"');
  });
});

const inputsOf = (html: string) =>
  [...html.matchAll(/<input [^>]*name="q\.[^>]*>/g)].map(([tag]) => [
    /name="([^"]*)"/.exec(tag)?.[1],
    /value="([^"]*)"/.exec(tag)?.[1],
  ]);

describe('shipping-form for several addresses', () => {
  it('[cart.multiple-shipping] asks of each address how much of each product goes there', () => {
    const html = renderView(View, fixtures.division);
    const text = textOf(html);
    expect(text).toContain('お届け先1（ご注文者） 山田 花子 様 〒604-0925');
    expect(text).toContain('お届け先2 佐藤 一郎 様 〒100-0001');
    expect(text).toContain('栗きんとん 八個入 カートの数 2点 残り 0点');
    expect(inputsOf(html)).toEqual([
      ['q.11.s1', '1'],
      ['q.21.s1', '1'],
      ['q.11.s4', '1'],
      ['q.21.s4', '0'],
    ]);
    expect(html).toMatch(/<dd [^>]*aria-live="polite"[^>]*>残り 0点<\/dd>/);
    expect(html).toMatch(/href="\/cart\/shipping-add\?shipping=s4"/);
    expect(html).toMatch(/href="\/cart\/shipping-add\?shipping=new"[^>]*>お届け先を追加する/);
  });

  it('[cart.multiple-shipping] says beforehand that an address without goods goes out of the order', () => {
    expect(textOf(renderView(View, fixtures.undivided))).toContain(
      'お届け先2にお届けする商品がないため、このまま進むとご注文から外れます。',
    );
    expect(renderView(View, fixtures.division)).toMatch(/<div role="status"><\/div>/);
  });

  it('[cart.multiple-shipping] works by plain forms, and shows what was sent with what does not fit', () => {
    const message = '「栗きんとん（八個入）」のうち、1点のお届け先が決まっていません。';
    const posted = {
      action: 'division',
      values: { 'q.11.s1': '1', 'q.11.s4': '0', 'q.21.s1': '0', 'q.21.s4': '1' },
      code: 'cart.shipping.not_divided',
      message,
      errors: { 'products.0.quantities': [{ code: 'cart.shipping.not_divided', message }] },
    };
    const html = renderView(View, fixtures.division, { prefix: '/gakuen', posted });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/division" method="post"/);
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/shipping-join" method="post"/);
    expect(inputsOf(html).map(([, value]) => value)).toEqual(['1', '0', '0', '1']);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(html).toMatch(/<p [^>]*id="[^"]*-q\.11\.s4-fault">お届け先の決まっていない商品が1点あります<\/p>/);
    expect(html).toMatch(new RegExp(`role="alert">.*${message}`));
  });

  it('[cart.multiple-shipping] begins with the first further address', () => {
    const html = renderView(View, fixtures.begun);
    expect(inputsOf(html)).toEqual([]);
    expect(textOf(html)).toContain('お届け先を追加すると、お届け先ごとに');
    expect(textOf(html)).toContain('分けずに1か所へ送る');
  });

  it('[cart.multiple-shipping] takes a further address in a form of its own, or the orderer’s', () => {
    const html = renderView(View, fixtures.further);
    expect(textOf(html)).toContain('お届け先の追加');
    expect(html).toContain('<input type="hidden" name="key" value="new"/>');
    expect(html).toMatch(/action="\/-\/do\/shipping-known"[^>]*>.*ご注文者の住所を加える/);
    expect(html).not.toContain(`value="${sampleAddress.shipping_kana}"`);
    expect(renderView(View, { ...fixtures.division, query: { shipping: 'new' } })).not.toContain(
      'ご注文者の住所を加える',
    );
  });

  it('[cart.multiple-shipping] offers a member the addresses of the book that are not in the cart yet, each with one press', () => {
    const html = renderView(View, fixtures.book);
    expect(textOf(html)).toContain('アドレス帳から選ぶ');
    const buttons = [...html.matchAll(/<button [^>]*>/g)].filter(([tag]) => tag.includes('name="user_address_id"'));
    const ids = buttons.map(([tag]) => Number(/value="(\d+)"/.exec(tag)?.[1]));
    expect(ids).toEqual(sampleAddresses.map(({ id }) => id));
    expect(html).toMatch(/佐藤 一郎 様を<\/span>加える/);
    const [first] = sampleAddresses;
    const { cart } = fixtures.division.data;
    const [home, away] = cart?.detail.shippings ?? [];
    if (!cart || !home || !away) throw new Error('the sample has two addresses');
    const shippings = [home, { ...away, address: first }];
    const data = { ...fixtures.book.data, cart: { ...cart, detail: { ...cart.detail, shippings } } };
    expect(renderView(View, { ...fixtures.book, data })).not.toContain(`value="${first.id}"`);
  });

  it('offers a member the book for the one address, too: a press names the shipping that goes there', () => {
    const html = renderView(View, fixtures.oneOfBook, { prefix: '/gakuen', visitor: 'member' });
    expect(textOf(html)).toMatch(/アドレス帳から選ぶ.*佐藤 一郎 様を 選ぶ.*新しい住所を入力する/);
    expect(html).toMatch(
      /action="\/gakuen\/-\/do\/shipping-known"[^>]*>.*?<input type="hidden" name="key" value="s1"\/>/,
    );
    expect(html).not.toContain('ご注文者の住所を加える');
    expect(renderView(View, fixtures.empty)).not.toContain('アドレス帳');
  });

  it('folds a long book, in which one looks for an address', () => {
    const [first] = fixtures.book.data.book ?? [];
    if (!first) throw new Error('the fixture has a book');
    const many = Array.from({ length: 49 }, (_, at) => ({ ...first, id: 100 + at, address2: `${at}号室` }));
    const html = renderView(View, { ...fixtures.book, data: { ...fixtures.book.data, book: many } });
    const [open = '', folded = ''] = html.split(/<details[^>]*folded-list/);
    const idsIn = (part: string) => [...part.matchAll(/<button[^>]* value="(\d+)"/g)].map(([, id]) => id);
    expect(idsIn(open)).toEqual(['100', '101']);
    expect(idsIn(folded)).toHaveLength(47);
    expect(textOf(folded)).toContain('アドレス帳のほかのお届け先から選ぶ（47件）');
  });

  it('asks a member whose book has room whether a typed address shall be in it, in the same form', () => {
    const box =
      /<form [^>]*action="\/-\/do\/shipping"[^>]*>.*<input type="checkbox" name="in_book" value="1"\/>アドレス帳に追加する/;
    for (const asked of [fixtures.oneOfBook, fixtures.book]) expect(renderView(View, asked)).toMatch(box);
    for (const not of [fixtures.ok, fixtures.longBook]) expect(renderView(View, not)).not.toContain('in_book');
    const posted = { action: 'shipping', values: { in_book: '1' }, code: 'x', message: '', errors: {} };
    expect(renderView(View, fixtures.oneOfBook, { posted })).toMatch(/name="in_book" checked="" value="1"/);
  });

  it('[cart.multiple-shipping] says above the list that an address that was added is there already', () => {
    const html = renderView(View, { ...fixtures.division, query: { divide: '1', error: 'cart.shipping.known' } });
    expect(html).toMatch(/role="alert">.*このお届け先は、すでに一覧にあります。/);
    expect(renderView(View, fixtures.further)).toMatch(/name="places" value="\d"/);
  });

  it('says of several at the one of which no label can show all', () => {
    const { settings, data } = fixtures.division;
    const { cart } = data;
    const shippings = cart?.detail.shippings.map(({ address, ...shipping }, at) => ({
      ...shipping,
      address: address && at === 1 ? { ...address, address2: '🍡マンション' } : address,
    }));
    const given = cart && shippings ? { ...cart, detail: { ...cart.detail, shippings } } : null;
    const text = textOf(renderView(View, { ...fixtures.division, settings, data: { ...data, cart: given } }));
    const said = '🍡マンション 建物名・部屋番号は絵文字や特殊な記号を含めずに入力してください。';
    expect(text.split(said)).toHaveLength(2);
    expect(text.indexOf(said)).toBeGreaterThan(text.indexOf('お届け先2'));
  });

  it('[cart.multiple-shipping] changes one of several', () => {
    const html = renderView(View, fixtures.changed);
    expect(html).toContain(`value="${sampleAddress.shipping_kana}"`);
    expect(html).toContain('<input type="hidden" name="key" value="s4"/>');
    expect(html).toContain('<input type="hidden" name="divide" value="1"/>');
  });

  it('[cart.multiple-shipping] only joins them where the shop sends to one by now', () => {
    const html = renderView(View, fixtures.forbidden);
    expect(inputsOf(html)).toEqual([]);
    expect(textOf(html)).toContain('お届け先は1か所のみ承っております');
    expect(html).not.toContain('shipping=new');
    expect(html).toMatch(/<button [^>]*>1か所にまとめて送る/);
  });

  it('[cart.multiple-shipping] offers to divide where there is something to divide', () => {
    expect(renderView(View, fixtures.ok)).toMatch(
      /href="\/cart\/shipping-add\?divide=1"[^>]*>複数のお届け先に分けて送る/,
    );
    expect(renderView(View, fixtures.empty)).not.toContain('複数のお届け先');
  });
});

describe('shipping-form for a social gift', () => {
  it('[cart.social-receiver] leads to it from the one address', () =>
    expect(renderView(View, fixtures.ok)).toMatch(/href="\/cart\/shipping-add\?gift=1"[^>]*>住所を知らない方へ贈る/));

  it('[cart.social-receiver] asks for two names and a message, in a plain form', () => {
    const html = renderView(View, fixtures.giftBegun, { prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/gift-words" method="post"/);
    expect(html).toMatch(/<textarea [^>]*name="message"/);
    for (const label of ['受け取る方のお名前 必須', '贈り主のお名前 必須', 'メッセージ 任意'])
      expect(textOf(html)).toContain(label);
    expect(html).not.toContain('gift-undo');
    expect(html).toContain('href="/gakuen/cart/shipping-add"');
  });

  it('[cart.social-receiver] starts with what was said, and can be an address again', () => {
    const html = renderView(View, fixtures.gift);
    expect(html).toContain('秋の栗がおいしい季節');
    expect(html).toMatch(/<form [^>]*action="\/-\/do\/gift-undo" method="post"/);
    expect(textOf(html)).toMatch(/あと\d+文字/);
  });

  it('[cart.social-receiver] leads back alone where the shop sends none by now', () => {
    const html = renderView(View, fixtures.giftForbidden);
    expect(textOf(html)).toContain('ただいま、ソーシャルギフトは承っておりません');
    expect(html).not.toContain('<textarea');
    expect(html).toContain('gift-undo');
  });
});
