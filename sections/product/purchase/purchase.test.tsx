import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './purchase-default';
import { View as Sticky } from './purchase-sticky';
import { purchaseFixtures as fixtures } from './purchase.fixtures';
import { purchase } from './purchase.section';

drawVariants('purchase', { variants: purchase.variants, fixtures });

/** What was chosen in a form that was sent without script. */
const chosen = (values: Readonly<Record<string, string>>, product_key = 'product-1') => ({
  action: 'cart-add',
  values: { ...values, product_key },
  code: 'request.invalid',
  message: '入力内容をご確認ください。',
  errors: {},
});

describe('purchase', () => {
  it('offers each value as a radio button in a named group, with its price where prices differ', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toMatch(/<fieldset data-choice="入数"><legend [^>]*>入数<\/legend>/);
    expect(html).toMatch(
      /<input type="radio"[^>]* name="option.入数"[^>]* value="八個入"[^>]*><span>八個入<small>2,592円/,
    );
  });

  it('says of a value that it is sold out', () =>
    expect(textOf(renderView(View, fixtures.ok))).toContain('十二個入 3,780円 在庫切れ'));

  it('says what is left of the chosen one and when it leaves', () =>
    expect(textOf(renderView(View, fixtures.ok, { posted: chosen({ 'option.入数': '八個入' }) }))).toContain(
      '在庫： 在庫あり 数量 − ＋ カートに入れる 冷蔵便・ご注文から3営業日以内に発送します',
    ));

  it('chooses nothing for the shopper: the button says what is missing, and the price is the lowest', () => {
    const html = renderView(View, fixtures.twoAxes);
    expect(html).not.toContain('checked');
    expect(textOf(html)).toMatch(/^5,280 円/);
    expect(textOf(html)).toContain('数量 − ＋ 色・サイズを選択してください カートに入れる');
    expect(html).toMatch(/<button type="submit"(?![^>]* disabled)/);
    expect(textOf(renderView(View, fixtures.ok))).toContain('2,592 円から （税込）');
    expect(textOf(html)).not.toContain('在庫：');
  });

  it('asks for what is still missing once some of it is chosen', () => {
    const html = renderView(View, fixtures.twoAxes, { posted: chosen({ 'option.色': '杢灰' }, 'product-3') });
    expect(textOf(html)).toContain('サイズを選択してください');
    expect(html).toMatch(/name="option.色"[^>]* checked="" value="杢灰"/);
  });

  it('says at the field what the shop missed in a form that was sent without script, and keeps the rest', () => {
    const errors = {
      'option.サイズ': [{ code: 'required', message: 'サイズを選択してください。' }],
      quantity: [{ code: 'minimum', message: '数量は1以上で入力してください。' }],
    };
    const posted = { ...chosen({ 'option.色': '杢灰', quantity: '0' }, 'product-3'), errors };
    const html = renderView(View, fixtures.twoAxes, { posted });
    expect(html).toMatch(/<fieldset data-choice="サイズ" aria-describedby="s1-axis-2-error">/);
    expect(html).toMatch(/<p id="s1-axis-2-error"[^>]* role="alert">サイズを選択してください。<\/p>/);
    expect(html).toMatch(/role="spinbutton"[^>]* aria-invalid="true"[^>]* value="0"/);
    expect(textOf(html)).toContain('数量は1以上で入力してください。');
    expect(renderView(View, fixtures.ok, { posted })).not.toContain('role="alert"');
  });

  it('leaves what is wrong to the shop’s own words: the browser’s bubbles are off', () =>
    expect(renderView(View, fixtures.ok)).toMatch(/^<form [^>]*novalidate=""/i));

  it('says that an order is limited to fewer than there are', () => {
    const { settings, data } = fixtures.ok;
    const [first] = data.product.product_model.products;
    if (!first) throw new Error('the sample has variants');
    const few = { ...first, stock_status: 'few' as const, stock_left: 3 };
    const product = { ...data.product, max_quantity: 2, product_model: { axes: [], products: [few] } };
    const text = textOf(renderView(View, { settings, data: { product } }));
    expect(text).toContain('残り3点');
    expect(text).toContain('一度のご注文は2点までです。');
  });

  it('gives a price only on values that cost something else than most', () => {
    const text = textOf(renderView(View, fixtures.twoAxes));
    expect(text).toContain('色 杢紺 杢灰 サイズ S M L 5,830円');
    expect(text).toContain('サイズ表を見る');
  });

  it('has nothing to choose for one thing at one price', () => {
    const html = renderView(View, fixtures.empty);
    expect(html).not.toContain('<fieldset>');
    expect(textOf(html)).toBe('8,800 円 （税込） 在庫： 在庫あり 数量 − ＋ カートに入れる 常温便・当日に発送します');
  });

  it('shows the first variant where all is sold out, and when it comes back', () => {
    const text = textOf(renderView(View, fixtures.soldOut));
    expect([...text.matchAll(/円 在庫切れ/g)]).toHaveLength(2);
    expect(text).toContain('在庫： 在庫切れ 来年の秋に再開します');
  });

  it('[site.selling-flag] says that the shop sells nothing at the moment, and takes nothing', () => {
    const closed = renderView(View, fixtures.ok, { isSelling: false });
    expect(textOf(closed)).toContain('ご注文の受付を一時停止しております');
    expect(closed).toMatch(/<button type="submit"[^>]* disabled=""/);
    expect(textOf(renderView(View, fixtures.ok))).not.toContain('一時停止');
  });

  it('[cart.guest] goes into the cart without script: the form carries the product and the values of its axes', () => {
    const html = renderView(View, fixtures.twoAxes, { prefix: '/gakuen' });
    expect(html).toMatch(/^<form [^>]*action="\/gakuen\/-\/do\/cart-add" method="post">.*<\/form>$/);
    expect(html).toContain('<input type="hidden" name="product_key" value="product-3"/>');
    expect(html).toMatch(/<input type="radio" required="" data-axis="色" name="option.色" value="杢紺"/);
    expect(html).toMatch(/name="option.サイズ" value="S"/);
    expect(html).toMatch(/<input [^>]*aria-valuemin="1" aria-valuemax="10"[^>]* name="quantity" value="1"/);
  });

  it('cannot be put into the cart while it is sold out, and says why', () => {
    const html = renderView(View, fixtures.soldOut);
    expect(html).toMatch(/<button[^>]* disabled=""[^>]* aria-describedby="s1-reason"[^>]*>カートに入れる/);
    expect(textOf(html)).toContain('在庫切れのため、カートに入れられません。');
  });

  it('shows what a colour looks like beside its name', () => {
    const html = renderView(View, fixtures.twoAxes);
    expect(html).toMatch(/value="杢紺"[^>]*><span><i [^>]*data-ph="[0-9a-f]{6}"><\/i>杢紺/);
    expect(html).not.toMatch(/data-ph[^>]*><\/i>S/);
  });

  it('[cart.accessories] offers what can be done to it, with its price, as fields of the same form', () => {
    const html = renderView(View, fixtures.withOptions);
    expect(html).toMatch(
      /<input type="checkbox" name="with\.name" value="1"\/><svg .*?<\/svg><span>ネーム刺繍<\/span><small>\+660円/,
    );
    expect(html).toMatch(/<input type="checkbox" name="with\.hem" value="1"\/><span>丈つめ/);
    expect(html).toMatch(/<input [^>]*name="of\.name\.name"[^>]*>/);
    expect(html).toMatch(
      /<input type="radio"[^>]* name="of\.name\.face" value="mincho"\/><span data-face="mincho">明朝<small>\+110円/,
    );
    expect(html).toMatch(/<input [^>]*inputMode="numeric"[^>]* name="of\.hem\.length"[^>]*\/>cm/i);
    const text = textOf(html);
    expect(text).toContain('お届けまで、通常より5営業日ほど長くかかります。');
    expect(text).toContain('返品・交換はお受けできません');
    expect(renderView(View, fixtures.ok)).not.toContain('with.');
  });

  it('reads a text as it will be made, kana of half width in full width: nothing is wrong with it', () => {
    const posted = chosen({ 'with.name': '1', 'of.name.name': 'ﾔﾏﾀﾞ', 'of.name.face': 'mincho' }, 'product-3');
    const html = renderView(View, fixtures.withOptions, { posted });
    expect(html).toMatch(/<output [^>]*>ヤマダ<\/output>/);
    expect(html).not.toMatch(
      /aria-invalid="true"[^>]*name="of\.name\.name"|name="of\.name\.name"[^>]*aria-invalid="true"/,
    );
  });

  it('shows again without script what was filled in of options, what is wrong, and what they cost', () => {
    const posted = {
      ...chosen({ 'with.name': '1', 'of.name.name': 'Yamada', 'of.name.face': 'mincho' }, 'product-3'),
      errors: {
        'of.name.name': [{ code: 'pattern', message: '刺繍する文字は漢字・ひらがな・カタカナで入力してください。' }],
      },
    };
    const html = renderView(View, fixtures.withOptions, { posted });
    expect(html).toMatch(/name="with\.name" checked="" value="1"|name="with\.name" value="1" checked=""/);
    expect(html).toMatch(/name="of\.name\.name"[^>]*value="Yamada"|value="Yamada"[^>]*name="of\.name\.name"/);
    expect(html).toMatch(/aria-invalid="true"/);
    // Where nobody scrolls there: the browser opens the page at what is wrong.
    expect([...html.matchAll(/<input [^>]*autofocus=""[^>]*>/gi)].map(([field]) => field)).toEqual([
      expect.stringContaining('name="of.name.name"'),
    ]);
    expect(textOf(html)).toContain('刺繍する文字は漢字・ひらがな・カタカナで入力してください。');
    expect(textOf(html)).toContain('1点につき+770円');
    expect(html).toMatch(/<output [^>]*data-face="mincho"><\/output>/);
    const taken = chosen({ 'with.name': '1', 'of.name.name': '山田', 'of.name.face': 'mincho' }, 'product-3');
    expect(renderView(View, fixtures.withOptions, { posted: taken })).toMatch(
      /<output [^>]*data-face="mincho">山田<\/output>/,
    );
  });

  it('says of a text at once that what was chosen cannot be written with it, and shows no such preview', () => {
    const { settings, data } = fixtures.soldWith;
    const [option] = data.product.options;
    const script = { value: 'script', label: '筆記体', price_jpy: 110, letters: 'roman' } as const;
    const fields = option?.fields.map((field) => {
      if (field.type === 'choice') return { ...field, choices: [script] };
      return field.type === 'text' ? { ...field, letters: 'any' as const } : field;
    });
    const product = { ...data.product, options: option && fields ? [{ ...option, fields }] : [] };
    const drawn = (name: string) => {
      const posted = chosen({ 'with.name': '1', 'of.name.name': name, 'of.name.face': 'script' }, 'product-3');
      return renderView(View, { settings, data: { product } }, { posted });
    };
    expect(drawn('山田')).toMatch(/<p id="[^"]*-name-error"[^>]*>筆記体では、半角のローマ字で入力してください。<\/p>/);
    expect(drawn('山田')).toMatch(/<output [^>]*><\/output>/);
    expect(drawn('Yamada')).not.toContain('半角のローマ字');
    expect(drawn('Yamada')).toMatch(/<output [^>]*>Yamada<\/output>/);
  });

  it('asks no tick for what the product is sold with only', () => {
    const html = renderView(View, fixtures.soldWith);
    expect(html).toContain('<input type="hidden" name="with.name" value="1"/>');
    expect(html).toMatch(/checked="" value="mincho"\/>|value="mincho" checked=""\/>/);
    expect(html).not.toContain('type="checkbox"');
  });

  it('repeats price, choice and button in a bar, as part of the same form', () => {
    const html = renderView(Sticky, fixtures.twoAxes);
    const bar = /<div [^>]*aria-label="ご購入">.*<\/div><\/form>$/.exec(html)?.[0] ?? '';
    expect(textOf(bar)).toBe('5,280 円 （税込） 色・サイズを選択してください カートに入れる');
    const known = renderView(Sticky, fixtures.twoAxes, {
      posted: chosen({ 'option.色': '杢紺', 'option.サイズ': 'S' }, 'product-3'),
    });
    expect(textOf(/<div [^>]*aria-label="ご購入">.*<\/div><\/form>$/.exec(known)?.[0] ?? '')).toBe(
      '5,280 円 （税込） 杢紺・S カートに入れる',
    );
    expect(known).toContain('href="#s1-buy"');
    expect(bar).toMatch(/<button type="submit"(?![^>]* disabled)/);
  });

  it('offers nothing in the bar that cannot be bought', () => {
    for (const html of [renderView(Sticky, fixtures.soldOut), renderView(Sticky, fixtures.ok, { isSelling: false })])
      expect(html).toMatch(/aria-label="ご購入">.*<button[^>]* disabled=""[^>]*>(在庫切れ|受付停止中)</);
  });

  it('sends the browser no more of the product than the choice takes', () =>
    expect(Object.keys(fixtures.ok.data.product).sort()).toEqual([
      'atDelivery',
      'delivery',
      'has_price_range',
      'has_sizes',
      'key',
      'list_price_jpy',
      'max_quantity',
      'options',
      'price_jpy',
      'product_model',
    ]));
});
