import { describe, expect, it } from 'vitest';
import { drawingFor } from './measures';

const names = (columns: readonly string[]): readonly string[] | undefined =>
  drawingFor(columns)?.measures.map(({ name }) => name);

describe('drawingFor', () => {
  it.each([
    [
      ['身長の目安', '胸囲', '肩幅', '袖丈', '着丈'],
      ['肩幅', '胸囲', '袖丈', '着丈'],
    ],
    [
      ['首まわり', '身幅（ふつう）', '身幅（ゆったり）', '裄丈', '着丈'],
      ['首まわり', '身幅', '裄丈', '着丈'],
    ],
    [
      ['身幅', '着丈', '袖丈（首から）'],
      ['身幅', '袖丈', '着丈'],
    ],
    [
      ['身幅', '着丈', '肩幅', '首の深さ'],
      ['肩幅', '首の深さ', '身幅', '着丈'],
    ],
    [
      ['ウエスト', 'ヒップ', 'わたり幅', '裾幅'],
      ['ウエスト', 'ヒップ', 'わたり幅', '裾幅'],
    ],
    [
      ['ウエスト', 'ヒップ', '裾まわり'],
      ['ウエスト', 'ヒップ', '裾まわり'],
    ],
    [
      ['足長', '足囲 2E', '足囲 3E'],
      ['足長', '足囲'],
    ],
  ])('shows where %j is measured', (columns, shown) => expect(names(columns)).toEqual(shown));

  it('tells a skirt from trousers', () => {
    expect(drawingFor(['ウエスト', 'ヒップ', '裾まわり'])?.detail).not.toBeNull();
    expect(drawingFor(['ウエスト', 'ヒップ', '股下'])?.detail).toBeNull();
  });

  it('draws nothing for what it does not know', () => {
    expect(drawingFor(['口径', '高さ'])).toBeNull();
    expect(drawingFor([])).toBeNull();
  });
});
