import { expect, it } from 'vitest';
import { readStored } from './read-recording';

it('has what else the browser keeps beside what is wrong, and a notice of a page’s own by its title', () => {
  const line = { sku_id: 3, quantity: 2, key: 'kurikinton', name: '栗きんとん', options: ['八個入'], picture: null };
  const given = JSON.stringify({
    'noren:saved-lines:minori': JSON.stringify([{ ...line, quantity: 0 }, line, 'line']),
    'noren:popups:minori': JSON.stringify([7, 'page 年末年始のお届けについて', `page ${'長'.repeat(201)}`, 'winter']),
  });
  expect(readStored(given, 'minori').map(({ kept }) => kept)).toEqual([
    [line],
    ['page 年末年始のお届けについて', 'winter'],
  ]);
});
