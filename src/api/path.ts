import { UnsendableParameter } from './errors';

/** A URL parser takes these segments out again, even percent-encoded: the request would reach another call. */
const isSendable = (segment: string): boolean => segment !== '' && segment !== '.' && segment !== '..';

/**
 * Fills a call's path: `{name}` with one encoded segment, `{name*}` with as many as there are slashes.
 *
 * @example fillPath('site.staticPage', '/v1/static-pages/url/{path*}', { path: 'guide/送料' })
 */
export const fillPath = (call: string, path: string, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/\{(\w+)(\*?)\}/g, (_, name: string, deep: string) => {
    const value = String(params[name] ?? '');
    const segments = deep ? value.replace(/^\//, '').split('/') : [value];
    if (!segments.every((segment) => isSendable(segment) && !/\p{Surrogate}/u.test(segment))) {
      throw new UnsendableParameter(call, `"${name}" cannot stand in a path`);
    }
    return segments.map(encodeURIComponent).join('/');
  });
