import { describe, expect, it } from 'vitest';
import type { Posted } from '../../../src/ui/shop-context';
import type { FixtureOf } from '../../samples/fixture';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './option-change-default';
import type { OptionChangeProps } from './option-change.data';
import { optionChangeFixtures as fixtures } from './option-change.fixtures';
import { optionChange } from './option-change.section';

drawVariants('option-change', { variants: optionChange.variants, fixtures });

const posted = (own: Partial<Posted>): Posted => ({
  ...{ action: 'option-modify', code: 'cart.option.invalid', message: 'ご指定の内容をご確認ください。' },
  values: { key: 'a1', product: 'knit-vest', 'with.chest-name': '1', 'of.chest-name.name': 'Yamada' },
  errors: null,
  ...own,
});

describe('option-change', () => {
  it('[cart.accessories] shows what was asked for in its fields, in a plain form of the channel', () => {
    const html = renderView(View, fixtures.ok, { prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/option-modify" method="post">/);
    expect(html).toContain('<input type="hidden" name="key" value="a1"/>');
    expect(html).toContain('<input type="hidden" name="with.chest-name" value="1"/>');
    expect(html).toMatch(/<input [^>]*name="of.chest-name.name"[^>]* value="山田"/);
    expect(html).toMatch(/<input [^>]*name="of.chest-name.face"[^>]*checked=""[^>]* value="kaisho"/);
    expect(textOf(html)).toMatch(/^ご指定の変更 Vネックニットベスト 杢紺・M 1点 胸のネーム刺繍 \+660円/);
    expect(html).toMatch(/<a [^>]*href="\/gakuen\/cart\/#line-l1"[^>]*>変更せずにカートに戻る/);
  });

  it('keeps what was sent without script and not taken, with the reason at its field', () => {
    const message = '刺繍する文字は漢字・ひらがな・カタカナで入力してください。';
    const errors = { 'of.chest-name.name': [{ code: 'pattern', message }] };
    const html = renderView(View, fixtures.ok, { posted: posted({ errors }) });
    expect(html).toMatch(/<input [^>]*aria-invalid="true"[^>]* value="Yamada"/);
    expect(textOf(html).split(message)).toHaveLength(2);
    expect(textOf(html)).not.toContain('ご指定の内容をご確認ください。');
  });

  it('says above the button what is wrong with no field of it', () => {
    const errors = { accessories: [{ code: 'x', message: '一度にご注文いただける金額は100万円までです。' }] };
    const html = renderView(View, fixtures.ok, { posted: posted({ errors }) });
    expect(html).toMatch(/role="alert">.*一度にご注文いただける金額は100万円までです。/);
  });

  it('[cart.accessories] offers what is not done to a line, in a form of its own', () => {
    const html = renderView(View, fixtures.more, { prefix: '/gakuen' });
    expect(textOf(html)).toMatch(/^オプションの追加 Vネックニットベスト 杢紺・M 1点 胸のネーム刺繍 \+660円.*丈つめ/);
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/option-add" method="post">/);
    expect(html).toContain('<input type="hidden" name="line_key" value="l1"/>');
    expect(html.match(/<input type="checkbox" name="with\.[^"]+" value="1"\/>/g)).toHaveLength(2);
    expect(html).toMatch(/<a [^>]*href="\/gakuen\/cart\/#line-l1"[^>]*>追加せずにカートに戻る/);
  });

  it('offers no more what is done to a line already, or is excluded by that; the only one left needs no tick', () => {
    const [done, hem] = fixtures.more.data.options;
    const lines = fixtures.ok.data.lines.map((line) => ({ ...line, has_more_options: true }));
    const drawn = (options: FixtureOf<OptionChangeProps>['data']['options']) =>
      renderView(View, { ...fixtures.more, data: { lines, options } });
    if (!done || !hem) throw new Error('The sample has two.');
    expect(drawn([done, hem])).toContain('<input type="hidden" name="with.hem" value="1"/>');
    expect(drawn([done, hem])).not.toContain('with.chest-name');
    const excluded = drawn([
      { ...done, one_of: '仕上げ' },
      { ...hem, one_of: '仕上げ' },
    ]);
    expect(textOf(excluded)).toContain('追加できるオプションが見つかりません');
  });

  it('says what was not chosen, and keeps what was typed with the reason at its field', () => {
    const own = { action: 'option-add', code: 'request.invalid' } as const;
    const none = { options: [{ code: 'required', message: '追加するオプションをお選びください。' }] };
    const html = renderView(View, fixtures.more, { posted: posted({ ...own, values: { line: 'l1' }, errors: none }) });
    expect(html).toMatch(/role="alert">.*追加するオプションをお選びください。/);
    const message = '刺繍する文字は漢字・ひらがな・カタカナで入力してください。';
    const wrong = { 'of.chest-name.name': [{ code: 'pattern', message }] };
    const typed = renderView(View, fixtures.more, { posted: posted({ ...own, errors: wrong }) });
    expect(typed).toMatch(/<input [^>]*aria-invalid="true"[^>]* value="Yamada"/);
    expect(textOf(typed).split(message)).toHaveLength(2);
  });

  it('leads back to the cart where it is not there any more, or not done any more', () => {
    for (const gone of [fixtures.empty, fixtures.ended, { ...fixtures.ok, query: {} }]) {
      const html = renderView(View, gone);
      expect(html).not.toContain('<form');
      expect(textOf(html)).toContain('変更できるご指定が見つかりません');
      expect(html).toMatch(/<a [^>]*href="\/cart\/"[^>]*>カートに戻る<\/a>/);
    }
  });
});
