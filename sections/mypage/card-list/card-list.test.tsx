import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './card-list-default';
import { cardListFixtures as fixtures } from './card-list.fixtures';
import { cardList } from './card-list.section';

const env = { page: 'mypage.card', title: '登録カード', visitor: 'member' } as const;

drawVariants('card-list', { variants: cardList.variants, fixtures, env });

describe('card-list', () => {
  it('[member.card] shows each card by brand, last digits and expiry, and says which has expired', () => {
    const text = textOf(renderView(View, fixtures.ok, env));
    expect(text).toMatch(/いつも使うカード Visa \*{4} 4242 有効期限 12\/35 HANAKO YAMADA/);
    expect(text).toMatch(
      /有効期限切れ Visa \*{4} 0069 有効期限 09\/26 HANAKO YAMADA このカードではお支払いいただけません/,
    );
    expect(text).not.toMatch(/\d{5}/);
  });

  it('chooses with one press, and asks once before it deletes, by plain forms whose buttons say which', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    const forms = [...html.matchAll(/<form action="([^"]+)" method="post">(.*?)<\/form>/gs)].map(([, to, rest]) => [
      to,
      /name="id" value="(\d+)"/.exec(rest ?? '')?.[1],
    ]);
    const [use, remove] = ['/gakuen/-/do/user-card-use', '/gakuen/-/do/user-card-delete'];
    // The main one is it already, and the expired one cannot be.
    expect(forms).toEqual([[remove, '41'], [use, '44'], [remove, '44'], [remove, '39']]); // prettier-ignore
    expect(html).toMatch(/<summary[^>]*>削除する<span[^>]*>（JCB \*{4} 0000）<\/span><\/summary>/);
    expect(html).toContain('href="/gakuen/mypage/card/add"');
  });

  it('says what was done, what to do where there is none, and when it is full', () => {
    expect(textOf(renderView(View, fixtures.saved, env))).toContain('カードを登録しました。');
    const empty = textOf(renderView(View, fixtures.empty, env));
    expect(empty).toMatch(/カードを削除しました。.*登録されているカードはありません カードを追加する/);
    const full = renderView(View, fixtures.long, env);
    expect(textOf(full)).toContain('5枚まで登録できます');
    expect(full).not.toContain('href="/mypage/card/add"');
  });

  it('says why a press did nothing, where it was sent without script', () => {
    const posted = {
      action: 'user-card-use',
      values: {},
      code: 'card.not-found',
      message: 'ありません。',
      errors: null,
    };
    expect(textOf(renderView(View, fixtures.ok, { ...env, posted }))).toContain('ありません。');
  });
});
