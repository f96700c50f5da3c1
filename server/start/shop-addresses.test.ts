import { expect, it } from 'vitest';
import { furtherAddresses } from './shop-addresses';

it('names where each channel is found besides the first, which stands at the plain address', () => {
  const channels = [
    { prefix: '', host: 'first.example' },
    { prefix: '/gakuen', host: 'gakuen.example' },
    { prefix: '', host: 'other.example' },
  ];
  expect(furtherAddresses(channels, 'http://localhost:3000')).toEqual([
    'http://localhost:3000/gakuen/',
    'http://other.example:3000/',
  ]);
  expect(furtherAddresses([], 'http://localhost:3000')).toEqual([]);
});
