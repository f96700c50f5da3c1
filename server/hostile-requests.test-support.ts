/**
 * Requests that nobody sends who means well, to every call of the contract: what its schemas take, spoilt in a place or
 * two, or what is no right HTTP at all.
 */
import type { Random } from '../bench/soak/random';
import type { CallDefinition, CallGroups } from '../schemas/contract/define-call';
import { isObject } from '../schemas/contract/is-object';
import { contract } from '../schemas/shop-contract';
import { inputsWith } from './call-inputs.test-support';

const groups: CallGroups = contract;
const calls = Object.entries(groups).flatMap(([domain, group]) =>
  Object.entries(group).map(([name, call]): readonly [string, CallDefinition] => [`${domain}.${name}`, call]),
);

/** Stands for what JSON.stringify would not write. */
const raw = (text: string): string => `@@${text}@@`;
const written = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(/"@@([^"]*)@@"/g, (_, text: string) => text.replaceAll("'", '"'));

// prettier-ignore
const hostileValues = [
  null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), raw('1e400'), raw(`${'9'.repeat(400)}`), raw('-0'), '', ' ',
  '0', '-1', '1e9', 'NaN', 'null', 'true', '\0', 'a\0b', '\ud800', 'a\udfff', '\u202e', '\u2028', '\ufeff', '👨‍👩‍👧', '葛󠄀', "'", '"; drop table carts; --',
  '<script>', '../../etc/passwd', '%00', '{{7*7}}', '2026-02-30', '2026-13-01T99:99:99Z', '9999999999999999999999', 'a@b\r\nbcc: c@d',
  'x'.repeat(300), 'x'.repeat(60_000), 'あ'.repeat(20_000), [], [[]], {}, { a: 1 }, [null], [{}], { length: 1 },
  { toString: 'x', valueOf: 1 }, raw('[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]'), raw('['.repeat(5_000)),
  raw(`{'__proto__':{'a':1}}`), raw(`{'constructor':{'prototype':{}}}`), Array.from({ length: 5_000 }, () => 1),
  Array.from({ length: 300 }, () => ({})),
] as const satisfies readonly [unknown, ...unknown[]];
// prettier-ignore
const hostileKeys = [
  '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '0', 'a.b', 'a/b', '~', '$ref', 'x'.repeat(5_000), '\0', '\ud800', 'length', 'then',
] as const;
// prettier-ignore
const hostilePieces = [
  '%', '%00', '%ff', '%ed%a0%80', '%2e%2e', '..', '%2f', '%5c', "'", '%22', '0', '-1', '1e9', '1.5', '99999999999999999999', 'NaN', 'null', 'undefined', '__proto__',
  'constructor', '%E8%8C%B6', '%F0%9F%8D%B5', '[]', '[0]', '{}', ';', '%0d%0a', '+', '%20', 'x'.repeat(300), 'x'.repeat(3_000), '%E3%81%82'.repeat(900), '%22'.repeat(1_900), 'true',
] as const;
// prettier-ignore
const hostileTypes = [
  'application/json', 'application/json; charset=utf-7', 'application/json;;;', 'APPLICATION/JSON', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data',
  'multipart/form-data; boundary=b', 'application/xml', 'application/octet-stream', '', '/', '*/*', 'a/b; c="', 'application/json\t',
] as const;
const hostileMethods = [
  'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'FOO', 'get', '',
] as const; // prettier-ignore
const hostileBodies = [
  '', ' ', '{', '}', '{}', '[]', 'null', '0', '"a"', 'undefined', '{"a":1,}', '{"a":1}{"b":2}', '\ufeff{}', '{"a":"\\ud800"}', '{"a":"\\u0000"}', "{'a':1}", '{"a":\xff}',
  '['.repeat(30_000), '{"a":'.repeat(8_000), `{"__proto__":{"a":1}}`, 'a=b&a=c&__proto__[x]=1', '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n--b--',
  '--b\r\n\r\n', '1'.repeat(60_000), `{"a":${'9'.repeat(60_000)}}`,
] as const; // prettier-ignore

/** A value with something in it spoilt, at whatever depth. */
const spoil = (value: unknown, random: Random): unknown => {
  if (random.next() < 0.25 || typeof value !== 'object' || value === null) return random.pick(hostileValues);
  if (Array.isArray(value)) {
    const [first = {}] = value as readonly unknown[];
    return random.next() < 0.2 ? Array.from({ length: 500 }, () => first) : [spoil(first, random)];
  }
  if (!isObject(value)) return value;
  const names = Object.keys(value);
  const name = names[random.below(names.length)] ?? 'a';
  const dice = random.next();
  if (dice < 0.1) return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
  if (dice < 0.25) return { ...value, [random.pick(hostileKeys)]: random.pick(hostileValues) };
  return { ...value, [name]: spoil(value[name], random) };
};

export interface HostileRequest {
  readonly call: string;
  readonly head: string;
  readonly body: string;
  /** Says that it is longer than it is, and ends. */
  readonly isCut: boolean;
}

export interface Hostility {
  readonly random: Random;
  /** What a field of a name is that leads to something; undefined: nothing is known of it. */
  readonly knownAs: (name: string) => unknown;
  readonly channel: string;
  /** Logs somebody new in, whose access token goes with half of the requests: they may lock the account, or leave. */
  readonly logIn: () => Promise<string>;
}

const urlOf = ({ path, params, query }: CallDefinition, { random, knownAs }: Hostility): string => {
  const { objectOf } = inputsWith(knownAs);
  const named = params ? objectOf(params) : {};
  const filled = path.replaceAll(/\{(\w+)\*?\}/g, (_, name: string) =>
    random.next() < 0.3 ? random.pick(hostilePieces) : encodeURIComponent(String(named[name])),
  );
  const asked = Object.entries(query ? objectOf(query) : {}).flatMap(([name, value]) => {
    const dice = random.next();
    if (dice < 0.6) return [`${name}=${encodeURIComponent(String(value))}`];
    const spoilt = `${name}=${random.pick(hostilePieces)}`;
    return dice < 0.8 ? [spoilt] : dice < 0.9 ? [spoilt, spoilt] : [`${name}[a]=1`, `${name}[]=2`];
  });
  if (random.next() < 0.1) asked.push(`${random.pick(hostilePieces)}=${random.pick(hostilePieces)}`);
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
};

const bodyOf = (call: CallDefinition, { random, knownAs }: Hostility): string => {
  if (random.next() < 0.1) return random.pick(hostileBodies);
  if (!call.body) return random.next() < 0.8 ? '' : written(random.pick(hostileValues));
  const right = inputsWith(knownAs).valueOf(call.body, '');
  return written(random.next() < 0.1 ? right : spoil(random.next() < 0.5 ? right : spoil(right, random), random));
};

/** As Node lets no client write them: any byte but an end of line. */
const oddTexts = [
  '\x80\xff',
  '\t',
  'a, b',
  '"',
  'x'.repeat(9_000),
  'é',
  '',
  'Bearer',
  'null',
  '__proto__',
  '%00',
] as const;

const headersOf = (call: CallDefinition, { random, channel, knownAs }: Hostility, token: string): readonly string[] => {
  const lines = [`x-channel-id: ${random.next() < 0.97 ? channel : random.pick(oddTexts)}`];
  if (random.next() < 0.97) lines.push('x-requested-with: XMLHttpRequest');
  const dice = random.next();
  if (dice < 0.5) lines.push(`authorization: Bearer ${token}`);
  else if (dice < 0.6) lines.push(`authorization: ${random.pick(oddTexts)}`);
  else if (dice < 0.7) lines.push(`cookie: access_token=${random.pick(oddTexts)}; cartToken=${random.pick(oddTexts)}`);
  const shown = call.headers ? inputsWith(knownAs).objectOf(call.headers) : {};
  for (const [name, value] of Object.entries(shown).filter(([one]) => one !== 'authorization')) {
    const odd = random.next();
    if (odd < 0.4) lines.push(`${name}: ${String(value)}`);
    else if (odd < 0.6) lines.push(`${name}: ${random.pick(oddTexts)}`);
    else if (odd < 0.7) lines.push(`${name}: ${String(value)}`, `${name}: ${String(value)}`);
  }
  if (random.next() < 0.05) lines.push(`x-${random.pick(oddTexts)}: ${random.pick(oddTexts)}`);
  if (random.next() < 0.03) lines.push(`accept-encoding: ${random.pick(oddTexts)}`, 'expect: 100-continue');
  return lines;
};

export const requestOf = (hostility: Hostility, token: string): HostileRequest => {
  const { random } = hostility;
  const [call, definition] = calls[random.below(calls.length)] ?? ['', undefined];
  if (!definition) throw new Error('There is no call.');
  const method = random.next() < 0.95 ? definition.method : random.pick(hostileMethods);
  const body = bodyOf(definition, hostility);
  const isCut = body !== '' && random.next() < 0.04;
  const usual = definition.files ? 'multipart/form-data; boundary=b' : 'application/json';
  const type = random.next() < 0.85 ? usual : random.pick(hostileTypes);
  const length = Buffer.byteLength(body, 'utf8') + (isCut ? 100 : 0);
  const lines = [
    `${method} ${urlOf(definition, hostility)} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: close',
    `content-type: ${type}`,
    `content-length: ${length}`,
    ...headersOf(definition, hostility, token),
  ];
  return { call, head: `${lines.join('\r\n')}\r\n\r\n`, body, isCut };
};
