import { describe, expect, it } from 'vitest';
import { documentOf, headMarkup, heroPreload, scriptJson, type DocumentParts } from './document';
import type { HeadData } from '../load/heads/head';

const head: HeadData = {
  title: '<栗> & "茶"',
  description: 'a',
  canonical: 'https://shop.example/?a=1&b=2',
  type: 'website',
  image: null,
  crumbs: [],
  structured: [{ name: '</script><script>alert(1)</script>' }],
};

const parts: DocumentParts = {
  theme: 'minori',
  head,
  siteName: '実り',
  css: { first: 'a{color:red}', rest: 'b{color:red}' },
  pageStyle: '[data-i="a"]{color:blue}',
  opening: '<header></header>',
  before: '<aside></aside>',
  main: '<p>本文</p>',
  after: '<footer></footer>',
  payload: { text: '</script>' },
  preloads: ['/assets/a.js'],
  assets: { entry: '/assets/entry.js' },
  development: '',
};

describe('documentOf', () => {
  const html = documentOf(parts);

  it('is a Japanese page with its sections in order', () => {
    expect(html).toMatch(/^<!doctype html><html lang="ja" data-theme="minori">/);
    expect(html).toMatch(
      /<header><\/header>.*<aside><\/aside>.*<main id="main" tabindex="-1"><p>本文<\/p><\/main>.*<footer><\/footer>/,
    );
  });

  it('escapes what is text, and lets no data end a script', () => {
    expect(html).toContain('<title>&lt;栗&gt; &amp; &quot;茶&quot;</title>');
    expect(html).toContain('href="https://shop.example/?a=1&amp;b=2"');
    expect(html).not.toContain('<script>alert');
    expect(scriptJson('</script>\u2028')).toBe('"\\u003c/script>\\u2028"');
  });

  it('holds no executable inline script and no style attribute', () => {
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1] ?? '');
    for (const attributes of scripts) expect(attributes).toMatch(/ src="|type="application\/(ld\+)?json"/);
    expect(html).not.toContain(' style="');
  });

  it('has nothing before the opening that its first paint does not need', () => {
    const [beforeOpening = '', rest = ''] = html.split(parts.opening);
    expect(beforeOpening).not.toContain('<script');
    expect(beforeOpening).not.toContain('modulepreload');
    expect(rest).toMatch(/<\/main>.*application\/ld\+json.*id="noren".*type="module".*rel="modulepreload"/);
  });

  it('runs the entry when the screen’s data has been read, not before', () => {
    const [, attributes] = /<script (type="module"[^>]*)>/.exec(html) ?? [];
    expect(attributes).toContain('src="/assets/entry.js"');
    expect(attributes).not.toContain('async');
  });

  it('holds the styles exactly as they are hashed', () => {
    expect(html).toContain(`<style>${parts.css.first}</style>`);
    expect(html).toContain(`<header></header><style>${parts.css.rest}</style><aside>`);
    expect(html).toContain(`<style id="noren-page">${parts.pageStyle}</style>`);
  });
});

describe('headMarkup', () => {
  it('has a canonical address or keeps search engines away, never both', () => {
    expect(headMarkup(head, '実り')).not.toContain('noindex');
    const hidden = headMarkup({ ...head, canonical: null }, '実り');
    expect(hidden).toContain('<meta name="robots" content="noindex">');
    expect(hidden).not.toContain('rel="canonical"');
  });
});

describe('heroPreload', () => {
  it('asks for the largest picture ahead, in the width that the page will choose', () => {
    expect(heroPreload('<img src="a" srcSet="a 320w, b 640w" sizes="50vw" fetchPriority="high">')).toBe(
      '<link rel="preload" as="image" fetchpriority="high" imagesrcset="a 320w, b 640w" imagesizes="50vw">',
    );
  });

  it('asks for nothing where a picture element chooses, or nothing is urgent', () => {
    expect(heroPreload('<picture><source><img srcSet="a 1w" fetchPriority="high"></picture>')).toBe('');
    expect(heroPreload('<img src="a">')).toBe('');
  });
});
