import { expect, it } from 'vitest';
import { plainText } from './plain-text';

it('keeps the words of a text, a line for each paragraph and list item', () => {
  const html =
    '<h3>返品</h3><p>食品は<strong>お受けできません</strong>。<br>くわしくは<a href="/law">表記</a>を。</p>\n\n<ul><li>A &amp; B</li><li>5 &lt; 8</li></ul>';
  expect(plainText(html)).toBe('返品\n食品はお受けできません。\nくわしくは表記を。\nA & B\n5 < 8');
});

it('keeps nothing of a script', () => {
  expect(plainText('<p>前</p><script>alert(1)</script><p>後</p>')).toBe('前\n後');
});

it('reads an escaped sign once', () => {
  expect(plainText('<p>&amp;lt;b&amp;gt;</p>')).toBe('&lt;b&gt;');
});
