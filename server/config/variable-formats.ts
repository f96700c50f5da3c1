/** What environment variables may look like, by the formats of their schema (variables.ts). */
import { isIP } from 'node:net';

interface VariableFormat {
  /** What is allowed, for the message. */
  allowed: string;
  validate(value: string): boolean;
}

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

/** A raw / or # in a password ends the host before its time; a raw % is no sign at all. */
function isReadAsMeant({ username, password, pathname, hash }: URL): boolean {
  if (`${pathname}${hash}`.includes('@')) return false;
  try {
    return [username, password, pathname].map(decodeURIComponent).length > 0;
  } catch {
    return false;
  }
}

const isHttp = (url: URL | undefined): url is URL => url?.protocol === 'http:' || url?.protocol === 'https:';

function isProxyAddress(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', prefix, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

export const variableFormats: Readonly<Record<string, VariableFormat>> = {
  host: {
    allowed: 'an IP address or a host name, without scheme and port',
    validate: (value) => isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value),
  },
  origin: {
    allowed: 'http:// or https:// with a host and no path, e.g. https://shop.example.jp',
    validate: (value) => {
      const url = parseUrl(value);
      return isHttp(url) && url.username === '' && [url.origin, `${url.origin}/`].includes(value.toLowerCase());
    },
  },
  'http-url': {
    allowed: 'a URL with http:// or https://, e.g. https://api.example.jp',
    validate: (value) => {
      const url = parseUrl(value);
      return isHttp(url) && url.search === '' && url.hash === '';
    },
  },
  'postgres-url': {
    allowed:
      'a URL with postgres:// or postgresql://, e.g. postgres://user:password@host:5432/noren; in a password the signs @ : / ? # % are written %40 %3A %2F %3F %23 %25',
    validate: (value) => {
      const url = parseUrl(value);
      return ['postgres:', 'postgresql:'].includes(url?.protocol ?? '') && url !== undefined && isReadAsMeant(url);
    },
  },
  'smtp-url': {
    allowed: 'a URL with smtp:// or smtps://, e.g. smtp://user:password@mail.example.jp:587',
    validate: (value) => {
      const url = parseUrl(value);
      const isSmtp = url?.protocol === 'smtp:' || url?.protocol === 'smtps:';
      return isSmtp && url.hostname !== '' && ['', '/'].includes(url.pathname) && url.search === '' && url.hash === '';
    },
  },
  'mail-address': {
    allowed: 'one address without a name, e.g. shop@example.jp',
    validate: (value) => /^[\w!#$%&'*+/=?^`{|}~.-]+@[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value),
  },
  secret: {
    allowed: 'at least 16 characters without spaces',
    validate: (value) => /^[\x21-\x7e]{16,200}$/.test(value),
  },
  'long-secret': {
    allowed: 'at least 32 characters without spaces',
    validate: (value) => /^[\x21-\x7e]{32,200}$/.test(value),
  },
  'trusted-proxy': {
    allowed: 'off, a number of proxies from 1 to 10, or addresses such as 10.0.0.0/8,::1',
    validate: (value) =>
      value === 'off' || /^([1-9]|10)$/.test(value) || value.split(',').every((item) => isProxyAddress(item.trim())),
  },
};
