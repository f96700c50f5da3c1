import { describe, expect, it } from 'vitest';
import { picturesFor } from './shown-pictures';

const axes = [
  { name: '色', values: ['紺', '灰', '白'] },
  { name: 'サイズ', values: ['S', 'M'] },
];
const [navy, grey, any] = [{ 色: ['紺'] }, { 色: ['灰'] }, {}];

describe('pictures for a choice', () => {
  it('are all while no colour is chosen', () =>
    expect(picturesFor([navy, grey, any], { サイズ: 'S' }, axes)).toEqual({ isShown: [true, true, true], note: '' }));

  it('are those of the colour, and those that are right for all', () =>
    expect(picturesFor([navy, grey, any], { 色: '灰' }, axes)).toEqual({ isShown: [false, true, true], note: '' }));

  it('stay where none shows the colour, and say so', () =>
    expect(picturesFor([navy, grey], { 色: '白' }, axes)).toEqual({
      isShown: [true, true],
      note: '写真は「紺・灰」です。「白」の写真は準備中です。',
    }));

  it('are told to be examples where nobody has said what they show', () => {
    expect(picturesFor([any, any], { 色: '灰' }, axes).note).toBe('写真は一例です。');
    expect(picturesFor([any, any], { サイズ: 'S' }, axes).note).toBe('');
  });
});
