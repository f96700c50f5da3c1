import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './address-book-default';
import { addressBookFixtures as fixtures } from './address-book.fixtures';
import { addressBook } from './address-book.section';

const env = { page: 'mypage.address', title: 'アドレス帳', visitor: 'member' } as const;

drawVariants('address-book', { variants: addressBook.variants, fixtures, env });

describe('address-book', () => {
  it('[member.address] shows each address with what it is used for', () => {
    const text = textOf(renderView(View, fixtures.ok, env));
    expect(text).toMatch(
      /いつものお届け先 佐藤 一郎 様 サトウ\sイチロウ 〒530-0001 大阪府大阪市北区梅田1-2-3 実里ビル3階 0612345678/,
    );
    expect(text).toMatch(/いつものご依頼主 ご本人 山田 花子 様 .*0762345678 \/ 09012345678/);
  });

  it('folds a long book but for those of every day', () => {
    const [first] = fixtures.ok.data.addresses;
    if (!first) throw new Error('the sample has an address');
    const others = Array.from({ length: 8 }, (_, at) => ({
      ...first,
      ...{ id: 100 + at, shipping_name: `高橋 ${at}`, is_default: at === 7, is_sender_default: false },
    }));
    const { settings } = fixtures.ok;
    const html = renderView(View, { settings, data: { addresses: others } }, env);
    const [open = '', folded = ''] = html.split('ほかのお届け先（5件）');
    for (const name of ['高橋 0', '高橋 1', '高橋 7']) expect(open).toContain(name);
    for (const name of ['高橋 2', '高橋 6']) expect(folded).toContain(name);
    expect(renderView(View, fixtures.ok, env)).not.toContain('ほかのお届け先');
  });

  it('chooses with one press, and asks once before it deletes, by plain forms whose buttons say whom', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    const forms = [...html.matchAll(/<form action="([^"]+)" method="post">(.*?)<\/form>/gs)].map(([, to, rest]) => [
      to,
      /name="id" value="(\d+)"/.exec(rest ?? '')?.[1],
      /name="as" value="(\w+)"/.exec(rest ?? '')?.[1],
    ]);
    const use = '/gakuen/-/do/user-address-use';
    const remove = '/gakuen/-/do/user-address-delete';
    expect(forms).toEqual([
      [use, '31', 'sender'],
      [remove, '31', undefined],
      [use, '30', undefined],
      [remove, '30', undefined],
      [use, '29', undefined],
      [use, '29', 'sender'],
      [remove, '29', undefined],
    ]);
    expect(html).toMatch(/<details><summary[^>]*>削除する<span[^>]*>（佐藤 一郎 様）<\/span><\/summary><form/);
    expect(html).toContain('href="/gakuen/mypage/address/31/edit"');
  });

  it('says what was done, what to do where there is none, and when it is full', () => {
    expect(textOf(renderView(View, fixtures.saved, env))).toContain('お届け先を追加しました。');
    const empty = renderView(View, fixtures.empty, env);
    expect(textOf(empty)).toMatch(/お届け先を削除しました。.*登録されているお届け先はありません お届け先を追加する/);
    const full = renderView(View, fixtures.long, env);
    expect(textOf(full)).toContain('50件まで登録できます');
    expect(full).not.toContain('href="/mypage/address/add"');
  });

  it('says why a press did nothing, where it was sent without script', () => {
    const posted = {
      action: 'user-address-use',
      values: {},
      code: 'book.not-found',
      message: 'ありません。',
      errors: null,
    };
    expect(textOf(renderView(View, fixtures.ok, { ...env, posted }))).toContain('ありません。');
  });
});
