import { describe, expect, it } from 'vitest';
import { registerForm } from '../../../schemas/user/register.form';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './user-info-default';
import { userInfoFixtures as fixtures } from './user-info.fixtures';
import { userInfo } from './user-info.section';

const env = { page: 'mypage.user-info', title: '会員情報', visitor: 'member' } as const;

drawVariants('user-info', { variants: userInfo.variants, fixtures, env });

describe('user-info', () => {
  it('[member.user-info] shows every field of the form but the password, choices in words', () => {
    const { data } = fixtures.ok;
    const texts = Object.fromEntries(Object.entries(data.texts).map(([name, text]) => [name, text || '1']));
    const html = renderView(View, { ...fixtures.ok, data: { ...data, texts: { ...data.texts, ...texts } } }, env);
    const terms = [...html.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, term]) => term);
    const { password: _password, ...fields } = registerForm.schema.properties;
    expect([...terms].sort()).toEqual([...Object.values(fields).map(({ title }) => title), 'ログインID'].sort());
    expect(textOf(html)).not.toContain('まだご登録がありません');
  });

  it('shows what there is alone, with one line about the rest', () => {
    const html = renderView(View, fixtures.ok, env);
    expect(textOf(html)).toMatch(/会社名 株式会社花 .*性別 女性 メールマガジン 受け取る/);
    expect(html).not.toContain('<dt>学校名</dt>');
    expect(textOf(html)).toContain('ほかの項目は、まだご登録がありません。');
  });

  it('writes a postal code with its hyphen, however it was typed', () => {
    const { data } = fixtures.ok;
    const typed = { ...data, texts: { ...data.texts, postal_code: '9200000' } };
    expect(textOf(renderView(View, { ...fixtures.ok, data: typed }, env))).toContain('郵便番号 〒920-0000');
  });

  it('leads to where it is changed, and says that it was', () => {
    const html = renderView(View, fixtures.saved, env);
    expect(html).toMatch(/<a [^>]*href="\/mypage\/user_info\/edit"/);
    expect(html).toMatch(/role="status">会員情報を変更しました。/);
    expect(renderView(View, fixtures.ok, env)).not.toContain('変更しました');
  });
});
