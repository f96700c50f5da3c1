import { describe, expect, it } from 'vitest';
import { UnsendableParameter } from './errors';
import { fillPath } from './path';

describe('fillPath', () => {
  it('encodes a parameter as one segment', () => {
    expect(fillPath('a.b', '/v1/products/{key}', { key: 'a/b?c=茶' })).toBe('/v1/products/a%2Fb%3Fc%3D%E8%8C%B6');
  });

  it('keeps the slashes of a deep parameter', () => {
    expect(fillPath('a.b', '/v1/static-pages/url/{path*}', { path: '/guide/送料' })).toBe(
      '/v1/static-pages/url/guide/%E9%80%81%E6%96%99',
    );
  });

  it.each(['..', '.', '', '\ud800'])('refuses %j, which would reach another call', (key) => {
    expect(() => fillPath('catalog.product', '/v1/products/{key}', { key })).toThrow(UnsendableParameter);
    expect(() => fillPath('a.b', '/v1/x/{path*}', { path: `guide/${key}/x` })).toThrow(UnsendableParameter);
  });
});
