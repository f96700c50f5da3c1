import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './size-table-default';
import { sizeTableFixtures as fixtures } from './size-table.fixtures';
import { sizeTable } from './size-table.section';

drawVariants('size-table', { variants: sizeTable.variants, fixtures });

describe('size-table', () => {
  it('is a table with headers both ways, its unit, and how to measure', () => {
    const html = renderView(View, fixtures.ok);
    expect(html).toContain('<caption>単位：cm</caption>');
    expect(html).toContain('<th scope="row">M</th><td>46</td><td>60</td><td>36</td>');
    expect(textOf(html)).toContain('身幅は、脇の下の左右を平らに置いて測ります。');
  });

  it('can be pushed sideways with the keyboard, under a name', () =>
    expect(renderView(View, fixtures.ok)).toMatch(/tabindex="0" role="group" aria-label="サイズ表"/i));

  it('is where the purchase section leads to', () => expect(renderView(View, fixtures.ok)).toContain('id="sizes"'));

  it('draws nothing for goods without sizes', () => expect(renderView(View, fixtures.empty)).toBe(''));
});
