import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './card-form-default';
import { cardFormFixtures as fixtures } from './card-form.fixtures';
import { cardForm } from './card-form.section';

const env = { page: 'mypage.card-add', title: 'カードの追加', visitor: 'member' } as const;

drawVariants('card-form', { variants: cardForm.variants, fixtures, env });

describe('card-form', () => {
  it('[cart.card] has no field that could go to the shop: without script it says why', () => {
    const html = renderView(View, fixtures.ok, env);
    // Without a name a field is never sent, and a form of this method goes nowhere; until the script is there, nobody types.
    expect(html).not.toMatch(/<(?:input|select|textarea)[^>]*\sname=/);
    expect(html).not.toMatch(/<form(?![^>]*method="dialog")|\saction=/);
    expect(html).toMatch(/<div[^>]*\sinert=""[^>]*><section[^>]*aria-labelledby="s1-card-title"/);
    expect(textOf(html)).toContain('JavaScriptを有効にしてください');
    expect(textOf(html)).toContain('決済サービスへ直接送られ、当店には保存されません');
  });

  it('[member.card] says where no more can be saved, and where the service is away', () => {
    expect(textOf(renderView(View, fixtures.full, env))).toContain('5枚まで登録できます');
    expect(textOf(renderView(View, fixtures.away, env))).toContain('ただいまカードをご登録いただけません');
  });
});
