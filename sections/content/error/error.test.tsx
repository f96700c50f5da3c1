import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './error-default';
import { errorFixtures as fixtures } from './error.fixtures';
import { error } from './error.section';

drawVariants('error', { variants: error.variants, fixtures });

describe('error', () => {
  it("[nav.error-page] says the product's own words for a 404 and for any other error", () => {
    const missing = renderView(View, fixtures.ok);
    expect(missing).toContain('<h1>404 Not Found</h1><p>お探しのページが見つかりませんでした。</p>');
    const failed = renderView(View, fixtures.failed);
    expect(failed).toContain('<h1>Error</h1><p>エラーが発生しました</p>');
    for (const html of [missing, failed]) expect(html).toMatch(/<a [^>]*href="\/"[^>]*>トップページへ戻る<\/a>/);
  });

  it('says in Japanese what may have happened, and how to go on', () => {
    const html = renderView(View, fixtures.ok, { prefix: '/gakuen' });
    expect(html).toContain('アドレスが変わったか、ご案内が終わったのかもしれません。');
    for (const path of ['/', '/product', '/faq', '/contact']) expect(html).toContain(`href="/gakuen${path}"`);
    expect(renderView(View, fixtures.failed)).toContain('しばらくしてからもう一度お試しください。');
  });

  it('[site.invalid-channel] leads to no goods from a host that is no shop’s', () => {
    expect(renderView(View, fixtures.ok)).toContain('href="/product"');
    const html = renderView(View, fixtures.ofNoShop);
    expect(html).toContain('<h1>404 Not Found</h1>');
    expect(html).not.toMatch(/\/product|\/faq|\/contact/);
  });

  it('leads to what helps where the screen has that', () => {
    const html = renderView(View, fixtures.withHelp, { prefix: '/gakuen' });
    expect(html).toMatch(/<a [^>]*href="\/gakuen\/orders\/receipt\/link"[^>]*>リンクを受け取る<\/a>/);
  });

  it('goes by its setting where the screen states no status', () =>
    expect(renderView(View, fixtures.unstated)).toContain('<h1>Error</h1>'));
});
