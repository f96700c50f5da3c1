import { describe, expect, it } from 'vitest';
import { openFaces } from './load-faces';
import type { ProductOption } from '../../../schemas/catalog/product-option';

const option = (key: string, faces: readonly ('kaisho' | 'mincho')[]): ProductOption => ({
  ...{ key, kind: 'embroidery', name: key, description: '', scope: 'line', price_jpy: 0, tax_rate_percent: 10 },
  ...{ lead_days: 0, is_returnable: false, is_required: false },
  fields: [
    {
      ...{ type: 'choice', name: 'face', title: '書体', is_required: true },
      choices: [
        { value: 'any', label: 'おまかせ', price_jpy: 0 },
        ...faces.map((face) => ({ value: face, label: face, price_jpy: 0, face })),
      ],
    },
  ],
});
const options = [option('chest', ['kaisho']), option('inside', ['kaisho', 'mincho']), option('hem', [])];

describe('faces of type', () => {
  it('are asked for with the options that are wanted, at the place where they are', () => {
    expect([...openFaces(options, {})]).toEqual([]);
    expect([...openFaces(options, { 'of.inside.face': 'mincho' })]).toEqual([]);
    expect([...openFaces(options, { 'with.hem': '1' })]).toEqual([]);
    expect([...openFaces(options, { 'with.chest': '1' })]).toEqual(['kaisho']);
    expect([...openFaces(options, { 'one.chest': 'inside' })]).toEqual(['kaisho', 'mincho']);
    expect([...openFaces(options, { 'ship.s1.with.inside': '1' }, 'ship.s1.')]).toEqual(['kaisho', 'mincho']);
    expect([...openFaces(options, { 'ship.s1.with.inside': '1' }, 'ship.s2.')]).toEqual([]);
  });
});
