import { expect, it } from 'vitest';
import { missingPieces } from './missing-pieces';

const pieces = (goods: number | string, quantity: number) => ({ goods, quantity });

it('counts each piece for one of the wanted goods, whichever lines it stands in', () => {
  const lines = [pieces(1, 2), pieces(2, 5), pieces(1, 1)];
  expect(missingPieces([pieces(1, 2), pieces(1, 2), pieces(2, 1), pieces('1', 4)], lines)).toEqual([0, 1, 0, 4]);
  expect(missingPieces([], lines)).toEqual([]);
});
