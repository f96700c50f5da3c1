import { describe, expect, it } from 'vitest';
import { clothColor } from './cloth-colors';

describe('clothColor', () => {
  it('knows a colour by its word, the longest first', () => {
    expect(clothColor('色', '紺')).toBe(clothColor('ゴムの色', '紺縞'));
    expect(clothColor('色', '杢紺')).not.toBe(clothColor('色', '紺'));
    expect(clothColor('色', 'えんじ縞')).toMatch(/^[0-9a-f]{6}$/);
  });

  it('shows none for what it does not know, or where the axis is about something else', () => {
    expect(clothColor('色', 'ミックス')).toBeNull();
    expect(clothColor('サイズ', '青年 白')).toBeNull();
  });
});
