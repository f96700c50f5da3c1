import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, describeVariables, localUrl, readConfig as readGiven } from './config';

/** Production wants to know where it is reached, which tests of other things leave out. */
const readConfig = (env: NodeJS.ProcessEnv) =>
  readGiven(
    env.NODE_ENV === 'production' && !env.SHOP_REPLAY ? { PUBLIC_URL: 'https://shop.example.jp', ...env } : env,
  );

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('needs nothing for a demo shop on this machine', () => {
    expect(readConfig({})).toEqual({
      environment: 'development',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: null,
      trustProxy: false,
      logLevel: 'info',
      dataDir: `${process.cwd()}/.noren`,
      shop: { kind: 'embedded' },
      databasePool: 10,
      demo: true,
      sandboxPayments: { apiKey: null },
      deskToken: null,
      loginProvidersFile: null,
      apiDocs: true,
      mail: { smtpUrl: null, from: null, keptDays: 30 },
      requestLimits: 'on',
      pageCache: { enabled: true, bytes: 64_000_000 },
    });
  });

  it('cannot be changed afterwards', () => {
    const config = readConfig({});
    expect(() => Object.assign(config, { port: 1 })).toThrow(TypeError);
    expect(() => Object.assign(config.pageCache, { bytes: 1 })).toThrow(TypeError);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', SHOP_API_URL: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['0.0.0.0', 'http://localhost:8080'],
    ['::', 'http://localhost:8080'],
    ['::1', 'http://[::1]:8080'],
    ['shop.internal', 'http://shop.internal:8080'],
  ])('reaches a shop that listens on %s at %s', (host, url) => {
    expect(localUrl(host, 8080)).toBe(url);
  });

  it.each([
    ['off', false],
    ['2', 2],
    ['10.0.0.0/8, ::1,loopback', ['10.0.0.0/8', '::1', 'loopback']],
  ])('believes the proxies of TRUST_PROXY=%s', (TRUST_PROXY, expected) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(expected);
  });

  it.each([
    [{ DATABASE_URL: 'postgres://u:p@db/noren' }, { kind: 'database', databaseUrl: 'postgres://u:p@db/noren' }],
    [{ SHOP_API_URL: 'https://api.example.jp/shop/' }, { kind: 'remote', apiUrl: 'https://api.example.jp/shop' }],
  ])('takes the shop from %o, without demo', (env, shop) => {
    expect(readConfig(env)).toMatchObject({ shop, demo: false });
  });

  it('has a payment service for trying out in a demo only', () => {
    expect(readConfig({ NODE_ENV: 'production' }).sandboxPayments).toBeNull();
    expect(readConfig({ DATABASE_URL: 'postgres://db/noren' }).sandboxPayments).toBeNull();
    expect(readConfig({ SANDBOX_PAYMENTS_KEY: 'sixteen-characters' }).sandboxPayments).toEqual({
      apiKey: 'sixteen-characters',
    });
    expect(problemsOf({ SANDBOX_PAYMENTS_KEY: 'short' })[0]).not.toContain('short"');
    const deskToken = 'a-token-of-thirty-two-characters';
    expect(readConfig({ DESK_TOKEN: deskToken }).deskToken).toBe(deskToken);
    expect(problemsOf({ DESK_TOKEN: deskToken.slice(1) })[0]).not.toContain('token-of');
  });

  it.each([
    [{}, true],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', API_DOCS: 'on' }, true],
    [{ API_DOCS: 'off' }, false],
  ])('documents its API outside of production, or as it is told: %o', (env, expected) => {
    expect(readConfig(env).apiDocs).toBe(expected);
  });

  it('takes a mail server and an address that mails come from', () => {
    const given = { SMTP_URL: 'smtps://shop:p%40ss@mail.example.jp', MAIL_FROM: 'no-reply@shop.example.jp' };
    expect(readConfig(given).mail).toEqual({ smtpUrl: given.SMTP_URL, from: given.MAIL_FROM, keptDays: 30 });
  });

  it('plays scenarios without the conveniences of a shop', () => {
    const { shop, demo, sandboxPayments, apiDocs, pageCache } = readConfig({ SHOP_REPLAY: 'a.json' });
    expect(shop).toEqual({ kind: 'replay', path: resolve('a.json') });
    expect({ demo, sandboxPayments, apiDocs, keepsPages: pageCache.enabled }).toEqual({
      demo: false,
      sandboxPayments: null,
      apiDocs: false,
      keepsPages: false,
    });
  });

  it('is no demo in production', () => {
    expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false);
    expect(readConfig({ DEMO: 'off' }).demo).toBe(false);
    expect(readConfig({ DEMO: 'on', DATABASE_URL: 'postgres://db/noren' }).demo).toBe(true);
  });
});

describe('a wrong configuration', () => {
  it('names each wrong variable, what was given and what is allowed', () => {
    expect(problemsOf({ PORT: 'http', LOG_LEVEL: 'loud', PUBLIC_URL: 'shop.example.jp', DATABASE_POOL: '0' })).toEqual([
      'PORT is "http". Allowed: a whole number from 0 to 65535.',
      'PUBLIC_URL is "shop.example.jp". Allowed: http:// or https:// with a host and no path, e.g. https://shop.example.jp.',
      'DATABASE_POOL is "0". Allowed: a whole number from 1 to 500.',
      'LOG_LEVEL is "loud". Allowed: fatal, error, warn, info, debug, trace or silent.',
    ]);
  });

  it.each([
    { PORT: '65536' },
    { PORT: '-1' },
    { PORT: '3000.5' },
    { PORT: '0x10' },
    { PORT: '1e3' },
    { HOST: 'http://localhost' },
    { HOST: '127.0.0.1:3000' },
    { PUBLIC_URL: 'https://shop.example.jp/path' },
    { PUBLIC_URL: 'https://user:secret@shop.example.jp' },
    { PUBLIC_URL: 'ftp://shop.example.jp' },
    { TRUST_PROXY: 'on' },
    { TRUST_PROXY: '10.0.0.0/33' },
    { TRUST_PROXY: '10.0.0.1,,' },
    { DATABASE_URL: 'mysql://db/noren' },
    { DATABASE_URL: 'postgres://u:p%zz@db/noren' },
    { DATABASE_URL: 'postgres://u:p#ss@db/noren' },
    { DATABASE_URL: 'postgres://u:12/ss@db/noren' },
    { DATABASE_URL: 'postgres://u:12#ss@db/noren' },
    { SHOP_API_URL: 'https://api.example.jp/?key=1' },
    { SMTP_URL: 'mail.example.jp:587' },
    { SMTP_URL: 'https://mail.example.jp' },
    { SMTP_URL: 'smtp://' },
    { SMTP_URL: 'smtp://mail.example.jp/?tls.rejectUnauthorized=false' },
    { MAIL_FROM: 'みのり <shop@minori.example>' },
    { MAIL_FROM: 'a@minori.example,b@minori.example' },
    { DEMO: 'true' },
    { NODE_ENV: 'staging' },
    { PAGE_CACHE_BYTES: '64MB' },
  ])('is refused: %o', (env) => {
    const [problem, ...others] = problemsOf(env);
    expect(problem).toMatch(new RegExp(`^${Object.keys(env)[0] ?? ''} is ".*"\\. Allowed: .+\\.$`));
    expect(others).toEqual([]);
  });

  it('is an address with a header behind it', () => {
    expect(problemsOf({ MAIL_FROM: 'shop@minori.example\r\nBcc: b@minori.example' })).toHaveLength(1);
  });

  it('never shows a password', () => {
    const given = [
      'mysql://noren:s3cr/et@db/noren',
      'noren:s3cr/et@db',
      'mysql://db/noren?user=noren&password=s3cr/et&ssl=1',
    ];
    for (const DATABASE_URL of given) expect(problemsOf({ DATABASE_URL }).join()).not.toContain('s3cr');
    expect(problemsOf({ DATABASE_URL: given[0] })[0]).toContain('"mysql://***@db/noren"');
    expect(problemsOf({ SMTP_URL: 'smtp://shop:s3cr/et@mail/x' }).join()).not.toContain('s3cr');
  });

  it.each([
    [{ SHOP_API_URL: 'https://api.example.jp', DATABASE_URL: 'postgres://db/noren' }, /^SHOP_API_URL and DATABASE_URL/],
    [{ DEMO: 'on', NODE_ENV: 'production' }, /^DEMO is "on" and NODE_ENV is "production"/],
    [{ REQUEST_LIMITS: 'off', NODE_ENV: 'production' }, /^REQUEST_LIMITS is "off" and NODE_ENV is "production"/],
    [{ DEMO: 'on', SHOP_API_URL: 'https://api.example.jp' }, /^DEMO is "on" and SHOP_API_URL/],
    [{ SHOP_REPLAY: 'a.json', DATABASE_URL: 'postgres://db/noren' }, /^SHOP_REPLAY and DATABASE_URL/],
    [{ SHOP_REPLAY: 'a.json', SHOP_API_URL: 'https://api.example.jp' }, /^SHOP_REPLAY and SHOP_API_URL/],
    [{ SHOP_REPLAY: 'a.json', DEMO: 'on' }, /^SHOP_REPLAY is set and DEMO is "on"/],
    [{ SHOP_REPLAY: 'a.json', NODE_ENV: 'production' }, /^SHOP_REPLAY is set and NODE_ENV is "production"/],
    [{ SMTP_URL: 'smtp://mail', SHOP_API_URL: 'https://api.example.jp' }, /^SMTP_URL and SHOP_API_URL/],
    [
      { LOGIN_PROVIDERS: 'a.json', SHOP_API_URL: 'https://api.example.jp' },
      /^LOGIN_PROVIDERS is set with SHOP_API_URL/,
    ],
    [
      { NODE_ENV: 'production', SANDBOX_PAYMENTS_KEY: 'sixteen-characters' },
      /^SANDBOX_PAYMENTS_KEY is set without DEMO/,
    ],
  ])('is a combination that contradicts itself: %o', (env, message) => {
    expect(problemsOf(env)).toEqual([expect.stringMatching(message)]);
  });
});

describe('production', () => {
  it('is told where shoppers reach it, since members are mailed links', () => {
    const production = { NODE_ENV: 'production' };
    expect(problemsOf({ ...production, PUBLIC_URL: '' })).toEqual([
      expect.stringMatching(
        /^PUBLIC_URL is not set and NODE_ENV is "production".*PUBLIC_URL=https:\/\/shop\.example\.jp/,
      ),
    ]);
    const platform = { ...production, PUBLIC_URL: '', SHOP_API_URL: 'https://api.example.jp' };
    expect(problemsOf(platform)).toEqual([]);
    expect(problemsOf({ PUBLIC_URL: '', DATABASE_URL: 'postgres://db/noren' })).toEqual([]);
  });
});

describe('the table of variables', () => {
  it('tells name, default, allowed values and meaning of each', () => {
    const rows = describeVariables();
    expect(rows.find(({ name }) => name === 'PORT')).toEqual({
      name: 'PORT',
      default: '3000',
      allowed: 'a whole number from 0 to 65535',
      meaning: 'The port to listen on; 0 takes any free one.',
    });
    expect(rows.filter(({ meaning }) => meaning === '')).toEqual([]);
  });
});
