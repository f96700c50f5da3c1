import { describe, expect, it } from 'vitest';
import { heroFixtures } from '../sections/content/hero/hero.fixtures';
import { footerFixtures } from '../sections/frame/footer/footer.fixtures';
import { headerFixtures } from '../sections/frame/header/header.fixtures';
import { gakuenEnv } from '../sections/samples/env';
import { drawVariants } from '../sections/testing/draw-variants';
import { renderView, textOf } from '../sections/testing/render-view';
import { View as GakuenFooter } from './gakuen/footer-gakuen';
import { View as GakuenHeader } from './gakuen/header-gakuen';
import { View as GakuenHero } from './gakuen/hero-gakuen';
import { gakuen } from './gakuen/index';
import { View as MinoriHero } from './minori/hero-minori';
import { minori } from './minori/index';

drawVariants('hero in minori', { variants: minori.variants.hero, fixtures: heroFixtures });
drawVariants('header in gakuen', { variants: gakuen.variants.header, fixtures: headerFixtures, env: gakuenEnv });
drawVariants('footer in gakuen', { variants: gakuen.variants.footer, fixtures: footerFixtures, env: gakuenEnv });
drawVariants('hero in gakuen', { variants: gakuen.variants.hero, fixtures: heroFixtures, env: gakuenEnv });

describe('the face of minori', () => {
  it('sets one line beside the picture, or the title where a banner has none', () => {
    expect(textOf(renderView(MinoriHero, heroFixtures.ok))).toContain('山の実りを、ひと匙ずつ。');
    expect(renderView(MinoriHero, heroFixtures.long)).toMatch(/<p class="[^"]*">とても長い商品名/);
  });
});

describe('the face of gakuen', () => {
  it('puts the checklist before the banner', () =>
    expect(renderView(GakuenHero, heroFixtures.several, gakuenEnv)).toMatch(
      /<nav [^>]*aria-labelledby="s1-list"><h2 id="s1-list">入学準備リスト.*体操服.*<section /,
    ));

  it('keeps search, account, cart and categories in the first view', () => {
    const html = renderView(GakuenHeader, headerFixtures.ok, gakuenEnv);
    expect(html).toMatch(/<form[^>]* role="search" action="\/gakuen\/product"/);
    expect(html).toMatch(/href="\/gakuen\/cart\/"/);
    expect(html).toMatch(/<nav [^>]*aria-label="カテゴリー">.*href="\/gakuen\/product\?category=wagashi"/);
  });

  it('says whom to call, and links the legal pages', () => {
    const html = renderView(GakuenFooter, footerFixtures.ok, gakuenEnv);
    expect(html).toContain('href="tel:0750000000"');
    for (const path of ['law', 'privacy', 'terms']) expect(html).toContain(`href="/gakuen/${path}"`);
  });
});
