import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './keycode-form-default';
import { keycodeFormFixtures as fixtures } from './keycode-form.fixtures';
import { keycodeForm } from './keycode-form.section';

const env = { page: 'keycode', title: 'キーコードの入力' };

drawVariants('keycode-form', { variants: keycodeForm.variants, fixtures, env });

describe('keycode-form', () => {
  it('is a plain form that takes the way back along', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/keycode" method="post"/);
    expect(html).toMatch(/<input type="hidden" name="redirect" value="\/product"/);
    expect(textOf(html)).toContain('ショップに入る');
  });

  it('leads nowhere else', () => {
    const html = renderView(View, { ...fixtures.ok, query: { redirect: '//evil.example' } }, env);
    expect(html).not.toContain('evil');
  });

  it('says at the field what is wrong', () => {
    const errors = { keycode: [{ code: 'required', message: 'キーコードが正しくありません。' }] };
    const posted = { action: 'keycode', values: { keycode: 'x' }, code: 'request.invalid', message: '', errors };
    expect(textOf(renderView(View, fixtures.ok, { ...env, posted }))).toContain('キーコードが正しくありません。');
  });
});
