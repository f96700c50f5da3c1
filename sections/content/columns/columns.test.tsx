import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './columns-default';
import { columnsFixtures as fixtures } from './columns.fixtures';
import { columns } from './columns.section';

drawVariants('columns', { variants: columns.variants, fixtures });

describe('columns', () => {
  it('draws its two slots in reading order', () =>
    expect(textOf(renderView(View, fixtures.ok))).toMatch(/^季節のお菓子.* 栗と砂糖/));
});
