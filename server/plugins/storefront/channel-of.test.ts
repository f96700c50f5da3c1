import { describe, expect, it } from 'vitest';
import { channelRequest } from './channel-of';

const gakuen = { id: 'gakuen', name: '学園', host: 'gakuen.localhost', prefix: '/gakuen', theme: 'gakuen' };

describe('channelRequest', () => {
  it.each([
    ['localhost', '/gakuen', '/gakuen', '/'],
    ['localhost', '/gakuen/', '/gakuen', '/'],
    ['localhost', '/gakuen/product/a', '/gakuen', '/product/a'],
    ['gakuen.localhost', '/product/a', '', '/product/a'],
    ['gakuen.localhost', '/gakuen/product', '', '/gakuen/product'],
    ['Gakuen.LOCALHOST', '/gakuen/product', '', '/gakuen/product'],
  ])('%s %s → prefix "%s", path %s', (host, path, prefix, rest) => {
    expect(channelRequest(gakuen, host, path)).toEqual({ channel: gakuen, prefix, path: rest });
  });
});
