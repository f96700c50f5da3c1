import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../schemas/cart/cart';
import { readyCart, sampleLeadTimes } from '../../samples/cart';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './delivery-choice-default';
import { deliveryChoiceFixtures as fixtures } from './delivery-choice.fixtures';
import { deliveryChoice } from './delivery-choice.section';

drawVariants('delivery-choice', { variants: deliveryChoice.variants, fixtures });

const optionsOf = (html: string, name: string) =>
  /<select name="NAME"[^>]*>(.*?)<\/select>/.exec(html.replaceAll(`"${name}"`, '"NAME"'))?.[1] ?? '';

describe('delivery-choice', () => {
  it('[cart.leadtime] offers the days and parts of the day that are possible, and no other', () => {
    const html = renderView(View, fixtures.ok);
    const days = [...optionsOf(html, 'delivery_at.p1').matchAll(/value="([^"]*)"/g)].map(([, value]) => value);
    expect(days).toEqual(['', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30']);
    expect(textOf(optionsOf(html, 'timezone.p1'))).toBe('指定なし 午前中 14-16時');
    expect(textOf(html)).toContain('3営業日で発送するため');
  });

  it('shows the day that was sent without script, where something else was refused', () => {
    const values = { 'delivery_at.p1': '2026-11-27', 'timezone.p1': 'am', sender_is: 'other' };
    const posted = { action: 'delivery', values, code: 'x', message: 'm', errors: { 'sender.city': [] } };
    const html = renderView(View, fixtures.ok, { posted });
    expect(optionsOf(html, 'delivery_at.p1')).toMatch(/<option value="2026-11-27" selected/);
    expect(optionsOf(html, 'timezone.p1')).toMatch(/<option value="am" selected/);
  });

  it('[cart.leadtime] asks for no day where none can be said, and says why', () => {
    const note = '校章が届いてから加工し、お届けします。そのため、お届け日のご指定は承れません。';
    const leadTimes = { data: sampleLeadTimes.map((time) => ({ ...time, dates: [], note })) };
    const html = renderView(View, { ...fixtures.ok, data: { ...fixtures.ok.data, leadTimes } });
    expect(textOf(html)).toContain(note);
    expect(html).not.toMatch(/<select name="delivery_at|最短のお届け見込み/);
    expect(html).toMatch(/<input type="hidden" name="delivery_at\.\w+" value=""/);
    expect(html).toContain('name="timezone.');
  });

  it('says where it leads on: how it is paid is asked for once', () => {
    const wayOn = (cart: Cart) => {
      const { settings, data } = fixtures.ok;
      return /([^ ]+へ進む)/.exec(textOf(renderView(View, { settings, data: { ...data, cart } })))?.[1];
    };
    expect(wayOn({ ...readyCart, next_step: 'delivery', payment: null })).toBe('お支払い方法へ進む');
    expect(wayOn({ ...readyCart, next_step: 'payment' })).toBe('お支払い方法へ進む');
    const card = readyCart.payment && { ...readyCart.payment, masked_number: null };
    expect(wayOn({ ...readyCart, next_step: 'delivery', payment: card })).toBe('お支払い方法へ進む');
    expect(wayOn({ ...readyCart, next_step: 'delivery' })).toBe('ご注文内容の確認へ進む');
    expect(wayOn(readyCart)).toBe('ご注文内容の確認へ進む');
    const prepaid = { ...readyCart, payment: readyCart.payment && { ...readyCart.payment, pay_within_days: 7 } };
    expect(wayOn(prepaid)).toBe('次へ進む');
    const [own] = prepaid.detail.shippings;
    const packings = own?.packings.map((packing) => ({ ...packing, delivery_at: null })) ?? [];
    const asSoonAs = { ...prepaid.detail, shippings: own ? [{ ...own, packings }] : [] };
    expect(wayOn({ ...prepaid, detail: asSoonAs })).toBe('ご注文内容の確認へ進む');
  });

  it('says what of the cart before a login could not be kept', () => {
    const { settings, data } = fixtures.ok;
    const cart = { ...data.cart, join_note: '引き継げませんでした：お支払い方法。' };
    expect(textOf(renderView(View, { settings, data: { ...data, cart } }))).toContain(cart.join_note);
  });

  it('says why the payment has ended, where days are to be chosen before the next one', () => {
    const query = { error: 'payment.challenge_failed' };
    expect(textOf(renderView(View, { ...fixtures.ok, query }))).toContain('本人認証を完了できませんでした。');
  });

  it('keeps what was chosen, but not a day that has become impossible', () => {
    expect(optionsOf(renderView(View, fixtures.ok), 'delivery_at.p1')).toMatch(/value="2026-11-27" selected=""/);
    expect(optionsOf(renderView(View, fixtures.parcels), 'delivery_at.p2')).toMatch(/<option value="" selected="">/);
  });

  it('asks for each parcel, and says why there are several', () => {
    const text = textOf(renderView(View, fixtures.parcels));
    expect(text).toContain('温度帯が異なるため、2つの荷物に分けてお届けします。');
    expect(text).toContain('佐藤 一郎 様 〒100-0001 東京都千代田区');
    expect(text).toMatch(/お荷物1 冷蔵便：.*お荷物2 冷凍便：/);
  });

  it('[cart.multiple-shipping] says of each parcel whose it is, and leads back to the division', () => {
    const html = renderView(View, fixtures.places);
    const text = textOf(html);
    expect(text).toContain('お届け先ごとに、2つの荷物に分けてお届けします。');
    expect(text).toContain('お届け先1 山田 花子 様 冷蔵便：栗きんとん（八個入）×1点、白磁の急須×1点 〒604-0925');
    expect(text).toContain('お届け先2 佐藤 一郎 様 冷蔵便：栗きんとん（八個入）×1点 〒100-0001');
    expect(html).toMatch(/href="\/cart\/shipping-add\?divide=1"[^>]*>お届け先の振り分けに戻る/);
  });

  it('puts pieces into a parcel of their own, for another day, or into one that is there', () => {
    const forms = (html: string) =>
      [...html.matchAll(/<form [^>]*action="[^"]*parcel-part".*?<\/form>/g)].map(([form]) => form);
    const html = renderView(View, fixtures.ok, { prefix: '/gakuen' });
    expect(textOf(html)).toContain('お荷物ごとに送料がかかり');
    const [first] = forms(html);
    expect(first).toMatch(/name="key" value="l1".*name="quantity"[^>]* value="1".*<option value=""[^>]*>別の日に/);
    expect(forms(renderView(View, fixtures.twoDays))[0]).toMatch(/<option value="p9">お荷物2 冷蔵便（.*）と一緒に/);
  });

  it('proposes to what is alone in its parcel to join another one, since it can be parted from nothing', () => {
    const html = renderView(View, fixtures.twoDays);
    const withs = [...html.matchAll(/<select name="with">(.*?)<\/select>/g)].map(([, options = '']) => options);
    const isNew = withs.map((options) => /<option value="" selected/.test(options));
    expect(isNew).toEqual([true, false, true]);
  });

  it('keeps the number of pieces that was refused, with the reason', () => {
    const errors = { quantity: [{ code: 'x', message: '2点までの数をご指定ください。' }] };
    const values = { key: 'l1', quantity: '9', with: '' };
    const posted = { action: 'parcel-part', values, code: 'x', message: 'm', errors };
    const html = renderView(View, fixtures.ok, { posted });
    expect(html).toMatch(/<details [^>]*open=""><summary>同じお届け先へ/);
    expect(html).toMatch(/aria-invalid="true"[^>]* value="9"/);
    expect(html).toContain('role="alert">2点までの数をご指定ください。');
  });

  it('[cart.multiple-shipping] offers several addresses where the shop sends to several', () => {
    expect(textOf(renderView(View, fixtures.ok))).toContain('複数のお届け先に分けて送る');
    expect(textOf(renderView(View, fixtures.first))).not.toContain('複数のお届け先');
  });

  it('[cart.accessories] offers what is done to all that goes to an address, filled in as the cart has it', () => {
    const html = renderView(View, fixtures.gifts);
    expect(html).toMatch(
      /name="ship\.s1\.with\.noshi" value="1" checked=""|checked="" name="ship\.s1\.with\.noshi"|name="ship\.s1\.with\.noshi"[^>]* checked=""/,
    );
    expect(html).toMatch(/name="ship\.s1\.of\.noshi\.giver"[^>]* value="山田"/);
    expect(html).toContain('name="offered.s1" value="noshi wrapping wrapping-furoshiki message-card"');
    expect(html).toMatch(/<output [^>]*data-face="kaisho">山田<\/output>/);
    // A longer text is seen whole.
    expect(html).toMatch(/<textarea [^>]*name="ship\.s1\.of\.message-card\.words"/);
    expect(html).toMatch(/<input [^>]*name="ship\.s1\.of\.noshi\.giver"/);
    expect(html).toContain('name="had.s1" value="noshi:a1"');
    expect(textOf(html)).toContain('風呂敷包み +330円');
    // Of two wrappings one is chosen, or none.
    const ofWrapping = [...html.matchAll(/<input type="radio"[^>]*name="ship\.s1\.one\.wrapping"[^>]*>/g)];
    expect(ofWrapping.map(([input]) => /value="([^"]*)"/.exec(input)?.[1])).toEqual([
      '',
      'wrapping',
      'wrapping-furoshiki',
    ]);
    expect(textOf(html)).toContain('包み方 なし');
    expect(html).not.toContain('name="ship.s1.with.wrapping');
    expect(html).not.toContain('name="same_options"');
    expect(renderView(View, fixtures.ok)).not.toContain('offered.');
  });

  it('[cart.multiple-shipping] asks of each address, or once for all', () => {
    const html = renderView(View, fixtures.giftsForEach);
    expect([...html.matchAll(/name="offered\.(\w+)"/g)].map(([, key]) => key)).toHaveLength(2);
    expect([...html.matchAll(/name="same_options"/g)]).toHaveLength(1);
    expect(textOf(html)).toMatch(/お届け先1 山田 花子 様ののし・包装など/);
  });

  it('says what the shop does no more, and takes it out', () => {
    const html = renderView(View, fixtures.giftsEnded);
    expect(textOf(html)).toContain('こちらへお届けする商品には、「のし」を承れません。お進みになると外れます。');
    expect(html).toContain('name="had.s1" value="noshi:a1"');
  });

  it('[cart.multiple-shipping] says what was left of an address that is gone, fills in the other, and takes it out', () => {
    const html = renderView(View, fixtures.giftsLeft);
    expect(textOf(html)).toMatch(/次の内容は、引き継がれていません。.*名入れ.{0,2}佐藤/);
    expect(html).toMatch(/name="ship\.s1\.of\.noshi\.giver"[^>]* value="山田"/);
    expect(html).toContain('name="had.s1" value="noshi:a1 :a7"');
  });

  it('goes without script, and says what the shop refused at its field', () => {
    const errors = { 'delivery_at.p1': [{ code: 'x', message: '別の日をお選びください。' }] };
    const posted = { action: 'delivery', values: {}, code: 'x', message: 'ご確認ください。', errors };
    const html = renderView(View, fixtures.ok, { prefix: '/gakuen', posted });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/delivery" method="post">/);
    expect(html).toMatch(/aria-invalid="true".*<em id="s1-p1-error">別の日をお選びください。<\/em>/);
  });

  it('[member.address] proposes the default of the book where nobody has said anything, and never against what was said', () => {
    const chosenIn = (fixture: (typeof fixtures)['book']) => {
      const radios = [...renderView(View, fixture).matchAll(/<input type="radio" name="ship_to"[^>]*>/g)];
      const values = radios.map(([tag]) => / value="(\w+)"/.exec(tag)?.[1]);
      return { values, chosen: values.filter((_, at) => radios[at]?.[0].includes('checked=""')) };
    };
    const { book } = fixtures;
    expect(chosenIn(book)).toEqual({ values: ['31', '30', '29', 'orderer', 'other'], chosen: ['31'] });
    const unchosen = book.data.book.map((one) => ({ ...one, is_default: false }));
    expect(chosenIn({ ...book, data: { ...book.data, book: unchosen } }).chosen).toEqual(['orderer']);
    const said = { ...book, data: { ...book.data, cart: { ...book.data.cart, is_orderer_own: false } } };
    expect(chosenIn(said).chosen).toEqual(['orderer']);
    const { cart } = book.data;
    const shippings = cart.detail.shippings.map((one) => ({ ...one, is_chosen: true }));
    const joined = { ...cart, detail: { ...cart.detail, shippings } };
    expect(chosenIn({ ...book, data: { ...book.data, cart: joined } }).chosen).toEqual(['orderer']);
    expect(chosenIn(fixtures.kept).chosen).toEqual(['kept']);
    expect(chosenIn(fixtures.ok).values).toEqual([]);
    expect(textOf(renderView(View, book))).toMatch(/お届け先 佐藤 一郎 様 いつものお届け先 .*別の住所/);
  });

  it('[member.address] folds what of a long book is not at hand, and what is chosen stands above', () => {
    const { book } = fixtures;
    const [first] = book.data.book;
    if (!first) throw new Error('the fixture has a book');
    const long = Array.from({ length: 49 }, (_, at) => ({ ...first, id: 100 + at, is_default: at === 48 }));
    const html = renderView(View, { ...book, data: { ...book.data, book: long } });
    const [, before = '', folded = '', after = ''] =
      /^(.*?)<details[^>]*folded-list(.*?)<\/details>(.*)$/su.exec(html) ?? [];
    const valuesIn = (part: string) =>
      [...part.matchAll(/name="ship_to"[^>]* value="(\w+)"/g)].map(([, value]) => value);
    expect(valuesIn(before)).toEqual(['100', '101', '148']);
    expect(valuesIn(folded)).toHaveLength(46);
    expect(valuesIn(after)).toEqual(['orderer', 'other']);
    expect(before).toMatch(/name="ship_to"[^>]*checked=""[^>]* value="148"|value="148"[^>]*checked=""/);
    expect(textOf(folded)).toContain('アドレス帳のほかのお届け先から選ぶ（46件）');
    expect(renderView(View, book)).not.toMatch(/<details[^>]*folded-list/);
  });

  it('[form.address] cuts nothing that is pasted into the fields of another sender, as 〒 before a code', () => {
    const [, code = ''] = /(<input[^>]*name="sender.postal_code"[^>]*>)/.exec(renderView(View, fixtures.book)) ?? [];
    expect(code).not.toBe('');
    expect(code).not.toMatch(/maxlength/i);
  });

  it('says at the choice of the address that it is there no more', () => {
    const message = 'お届け先をもう一度お選びください。';
    const errors = { user_address_id: [{ code: 'cart_detail.set_user_address.not_data', message }] };
    const posted = { action: 'delivery', values: {}, code: 'x', message, errors };
    expect(renderView(View, fixtures.book, { posted })).toContain(
      `<p id="s1-address-error" role="alert">${message}</p>`,
    );
  });

  it('[cart.social-receiver] asks for no day of a gift, and says who chooses it', () => {
    const html = renderView(View, fixtures.social);
    const text = textOf(html);
    expect(text).toContain('お届け日時は、受け取る 佐藤 一郎 様がお選びになります');
    expect(text).toContain('のし');
    expect(html).not.toMatch(/name="delivery_at|name="ship_to"|name="sender_is"/);
    expect(html).toContain('<input type="hidden" name="is_gift" value="1"/>');
  });

  it('[cart.social-receiver] leads to a social gift where the shop sends them', () => {
    const unserved = ['沖縄県' as const];
    const shown = (isGiftAllowed: boolean) =>
      renderView(View, {
        ...fixtures.ok,
        data: {
          ...fixtures.ok.data,
          isGiftAllowed,
          cart: { ...fixtures.ok.data.cart, gift_carriage: 900, gift_unserved: unserved },
        },
      });
    expect(shown(true)).toContain('href="/cart/shipping-add?gift=1"');
    expect(shown(true)).toContain('お荷物1つにつき900円（クール便は別途手数料）で、全国一律です。');
    expect(shown(true)).toContain('恐れ入りますが、沖縄県へはお届けできません。');
    expect(shown(false)).not.toContain('gift=1');
  });
});
