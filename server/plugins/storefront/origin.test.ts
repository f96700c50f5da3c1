import { describe, expect, it } from 'vitest';
import { canonicalOrigin } from './origin';

const publicUrl = 'https://shop.example.jp';
const first = { id: 'minori', name: '実り', host: null, prefix: '', theme: 'minori' };
const gakuen = { id: 'gakuen', name: '学園', host: 'gakuen.example.jp', prefix: '/gakuen', theme: 'gakuen' };

const at = (host: string, protocol: 'http' | 'https' = 'https') => ({
  protocol,
  host,
  hostname: host.split(':')[0] ?? '',
});

describe('canonicalOrigin', () => {
  it.each([
    ['the public host', at('shop.example.jp'), first, publicUrl],
    ['a prefix at the public host', at('shop.example.jp'), gakuen, publicUrl],
    ['another name of the machine', at('localhost:3000', 'http'), first, publicUrl],
    ['a host that is no channel’s', at('unknown.example'), gakuen, publicUrl],
    ['a host of its own', at('gakuen.example.jp'), gakuen, 'https://gakuen.example.jp'],
    ['a host of its own in capitals', at('GAKUEN.Example.jp:8443'), gakuen, 'https://gakuen.example.jp:8443'],
    [
      'a host of its own, which is the public one',
      at('shop.example.jp', 'http'),
      { ...first, host: 'shop.example.jp' },
      publicUrl,
    ],
  ])('with a public address, at %s', (_case, request, channel, expected) => {
    expect(canonicalOrigin(request, channel, publicUrl)).toBe(expected);
  });

  it.each([
    ['LocalHost:3000', 'https://localhost:3000'],
    ['localhost:443', 'https://localhost'],
    ['[::1]:3000', 'https://[::1]:3000'],
  ])('without one, is what host %s comes to', (host, expected) => {
    expect(canonicalOrigin(at(host), first, null)).toBe(expected);
  });
});
