import { describe, expect, it } from 'vitest';
import { drawnGuideFixtures } from '../sections/content/drawn-guide/drawn-guide.fixtures';
import { heroFixtures } from '../sections/content/hero/hero.fixtures';
import { rankingFixtures } from '../sections/content/ranking/ranking.fixtures';
import { footerFixtures } from '../sections/frame/footer/footer.fixtures';
import { headerFixtures } from '../sections/frame/header/header.fixtures';
import { productListFixtures } from '../sections/product/product-list/product-list.fixtures';
import { gakuenEnv } from '../sections/samples/env';
import { drawVariants } from '../sections/testing/draw-variants';
import { renderView, textOf } from '../sections/testing/render-view';
import { View as GakuenFooter } from './gakuen/footer/footer-gakuen';
import { View as GakuenHeader } from './gakuen/header/header-gakuen';
import { View as GakuenHero } from './gakuen/hero/hero-gakuen';
import { gakuen } from './gakuen/index';
import { View as GakuenRanking } from './gakuen/ranking/ranking-gakuen';
import { View as MinoriFooter } from './minori/footer/footer-minori';
import { View as MinoriHeader } from './minori/header/header-minori';
import { View as MinoriHero } from './minori/hero/hero-minori';
import { minori } from './minori/index';
import { View as MinoriList } from './minori/product-list/product-list-minori';

drawVariants('hero in minori', { variants: minori.variants.hero, fixtures: heroFixtures });
drawVariants('header in minori', { variants: minori.variants.header, fixtures: headerFixtures });
drawVariants('drawn-guide in minori', { variants: minori.variants['drawn-guide'], fixtures: drawnGuideFixtures });
drawVariants('footer in minori', { variants: minori.variants.footer, fixtures: footerFixtures });
drawVariants('product-list in minori', { variants: minori.variants['product-list'], fixtures: productListFixtures });
drawVariants('ranking in gakuen', { variants: gakuen.variants.ranking, fixtures: rankingFixtures, env: gakuenEnv });
drawVariants('header in gakuen', { variants: gakuen.variants.header, fixtures: headerFixtures, env: gakuenEnv });
drawVariants('footer in gakuen', { variants: gakuen.variants.footer, fixtures: footerFixtures, env: gakuenEnv });
drawVariants('hero in gakuen', { variants: gakuen.variants.hero, fixtures: heroFixtures, env: gakuenEnv });

describe('the face of minori', () => {
  it('sets one line beside the picture, or the title where a banner has none', () => {
    expect(textOf(renderView(MinoriHero, heroFixtures.ok))).toContain('山の実りを、ひと匙ずつ。');
    expect(renderView(MinoriHero, heroFixtures.long)).toMatch(/<p class="[^"]*">とても長い商品名/);
  });
});

describe('the frame and list of minori', () => {
  it('hangs a short name in strips that are read as one, and sets a long one in a line', () => {
    expect(renderView(MinoriHeader, headerFixtures.ok)).toMatch(
      /<a [^>]*aria-label="実り"[^>]*><span aria-hidden="true">実<\/span><span aria-hidden="true">り<\/span><\/a>/,
    );
    const long = renderView(MinoriHeader, headerFixtures.ok, { siteName: '学園スクールウェア' });
    expect(long).toMatch(/<a [^>]*>学園スクールウェア<\/a>/);
  });

  it('reaches search, account, cart and every category', () => {
    const html = renderView(MinoriHeader, headerFixtures.ok);
    expect(html).toMatch(/<form[^>]* role="search" action="\/product"/);
    expect(html).toMatch(/href="\/cart\/"/);
    expect(html).toMatch(/id="menu".*href="\/product\?category=cloth"/);
  });

  it('says whom to call, and links the legal pages', () => {
    const html = renderView(MinoriFooter, footerFixtures.ok);
    expect(html).toContain('href="tel:0750000000"');
    for (const path of ['law', 'privacy', 'terms']) expect(html).toContain(`href="/${path}"`);
  });

  it('shows name, maker and price, and the stock only where there is something to say', () => {
    const text = textOf(renderView(MinoriList, productListFixtures.ok));
    expect(text).toContain('栗きんとん 八個入 山路菓子舗 2,592 円 （税込） 新商品');
    expect(text).not.toContain('在庫あり');
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

  it('says the place before each product of a ranking', () =>
    expect(textOf(renderView(GakuenRanking, rankingFixtures.ok, gakuenEnv))).toMatch(/1 位 .*2 位 /));
});
