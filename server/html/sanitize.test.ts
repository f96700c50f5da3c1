import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSanitizer, isReadableHtml, longestHtml, mostMarks, paragraphs, sanitize } from './sanitize';

/** Text, and tags of the list with attributes that run nothing. */
const harmless = /^([^<>]|<\/?(?!script|svg|iframe|style|form)[a-z][a-z0-9]*( (?!on|style)[a-z]+="[^"<>]*")*( \/)?>)*$/;

describe('sanitize', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', '<img src="x" alt="" loading="lazy" />'],
    ['<img src="javascript:alert(1)">', '<img alt="" loading="lazy" />'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img alt="" loading="lazy" />'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="vbscript:x">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<svg/onload=alert(1)>', ''],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<table></table>'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<object data="x"></object><embed src="x">', ''],
    ['<form action="/v1/orders"><input name="a"><button>b</button></form>', 'b'],
    ['<style>body{display:none}</style>a', 'a'],
    ['<p style="position:fixed" class="price" id="price">a</p>', '<p>a</p>'],
    ['<base href="https://evil.example"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x">', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
    ['<!--<img src="--><img src=x onerror=alert(1)//">', '<img src="x" alt="" loading="lazy" />'],
    ['<textarea><script>alert(1)</script></textarea>', ''],
    ['<a href="https://a.example" target="_blank">a</a>', '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>'],
    ['<a href="/law">返品</a>', '<a href="/law">返品</a>'],
    ['<h1>見出し</h1>', '<h2>見出し</h2>'],
    ['<ruby>栗<rt>くり</rt></ruby>', '<ruby>栗<rt>くり</rt></ruby>'],
    ['<table><tr><th scope="row">a</th><td colspan="2">b</td></tr></table>', '<table><tr><th scope="row">a</th><td colspan="2">b</td></tr></table>'],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ])('makes %s harmless', (html, clean) => {
    expect(sanitize(html)).toBe(clean);
  }); // prettier-ignore

  it('keeps the words of what is nested deeper than any text, in a time that grows with its length', () => {
    const deep = `${'<b>'.repeat(200_000)}a &lt;b "<script>alert(1)</script><`;
    expect(sanitize(deep)).toBe('a &lt;b &quot;alert(1)&lt;');
  });

  it('keeps the words of what is nested as deep as the bounds let it', () => {
    const words = 'a &amp; b';
    for (const tag of ['<b>', '<table>', '<svg>', '<x>']) {
      const clean = sanitize(tag.repeat(mostMarks - 1) + words);
      expect(clean.replace(/<\/?(b|table)>/g, '')).toBe(words);
      expect(clean.length).toBeLessThan(1_000);
    }
  });

  it('lets nothing but tags of the list through, whatever the pieces and however often it is applied', () => {
    const pieces = [
      '<p>',
      '</p>',
      '<a href="',
      '">',
      '<img src=',
      ' onerror=x',
      '<script>',
      '&lt;',
      "'",
      '"',
      '<svg>',
      '<!--',
      'あ',
    ];
    const html = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 5 })), { maxLength: 20 });
    fc.assert(
      fc.property(html, (parts) => {
        const once = sanitize(parts.join(''));
        for (const clean of [once, sanitize(once)]) expect(clean).toMatch(harmless);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the work for one text', () => {
  const hostile = [
    '<b>',
    '<i>a',
    '<',
    '&',
    '<table><tr><td>',
    '<svg/>',
    '<p>',
    '</p>',
    '<a href="',
    '<!--',
    '<p a=1 b=2 ',
  ];

  it.each(hostile)('has an end, however often there is %j', (piece) => {
    for (const times of [1, 2, 4, 8]) {
      const text = piece.repeat(Math.ceil((longestHtml * times) / piece.length) + 1);
      expect(isReadableHtml(text)).toBe(false);
      // Nothing that a parser would have made: not one tag.
      expect(sanitize(text)).not.toMatch(/[<>]/);
    }
  }); // prettier-ignore

  it('is that of the whole text, for the longest page of a shop', () => {
    const table = `<table>${'<tr><th>サイズ</th><td>12</td><td>&nbsp;34</td></tr>'.repeat(mostMarks / 10)}</table>`;
    for (const text of [table, `<p>${'長い文。'.repeat(20_000)}</p>`, '<b>x</b>'.repeat(mostMarks / 2)])
      expect(isReadableHtml(text)).toBe(true);
    expect(['', '<'].map((more) => isReadableHtml('<'.repeat(mostMarks) + more))).toEqual([true, false]);
    expect(['', 'あ'].map((more) => isReadableHtml('あ'.repeat(longestHtml) + more))).toEqual([true, false]);
    expect(sanitize(`<p>${'あ'.repeat(longestHtml)}</p>`)).toBe('あ'.repeat(longestHtml));
  });
});

describe('a sanitizer that remembers', () => {
  it('answers the same as without memory, beyond its limits too', () => {
    const clean = createSanitizer({ texts: 3, characters: 200 });
    const texts = Array.from({ length: 10 }, (_, index) => `<p onclick="x">${index}</p>`);
    for (const text of [...texts, ...texts, '', '<p>', 'x'.repeat(500)]) expect(clean(text)).toBe(sanitize(text));
  });
});

describe('paragraphs', () => {
  it('makes paragraphs of plain text, and leaves HTML alone', () => {
    expect(paragraphs('一つ目\n\n二つ目 <3')).toBe('<p>一つ目</p>\n<p>二つ目 &lt;3</p>');
    expect(paragraphs('<p>a</p>')).toBe('<p>a</p>');
    expect(paragraphs('')).toBe('');
    expect(paragraphs('<a'.repeat(2))).toBe('<p>&lt;a&lt;a</p>');
    expect(paragraphs('a > b <i\n')).toBe('<p>a &gt; b &lt;i</p>');
  });
});
