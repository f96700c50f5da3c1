import { describe, expect, it } from 'vitest';
import type { CallDefinition } from './contract/define-call';
import type { ObjectSchema } from './contract/json-schema';
import { contract, definitionOf } from './shop-contract';

const calls = Object.entries(contract).flatMap(([group, named]) =>
  Object.entries<CallDefinition>(named).map(([name, call]) => [`${group}.${name}`, call] as const),
);

const answers = ({ responses }: CallDefinition, status: number): readonly string[] => {
  const body = responses[status]?.body as (Partial<ObjectSchema> & { anyOf?: readonly ObjectSchema[] }) | undefined;
  return [...(body?.anyOf ?? []), ...(body ? [body] : [])].flatMap(({ properties = {} }) => Object.keys(properties));
};

describe('what a call gives, which no script of the shop may hold', () => {
  it('is said of each call that answers a login', () => {
    const logins = calls.filter(([, call]) => answers(call, 200).includes('access_token')).map(([id]) => id);
    expect(logins).not.toEqual([]);
    const giving = calls.filter(([, { gives }]) => gives === 'login' || gives === 'renewal');
    expect(giving.map(([id]) => id)).toEqual(logins);
  });

  it.each([
    ['keycode', 'keycode_token'],
    ['receiver', 'receiver'],
    ['login-flow', 'login_flow'],
  ] as const)('is said of each call that gives a %s', (kind, field) => {
    const given = calls.filter(([, call]) => answers(call, 200).includes(field)).map(([id]) => id);
    expect(given).not.toEqual([]);
    expect(calls.filter(([, { gives }]) => gives === kind).map(([id]) => id)).toEqual(given);
  });

  it('is said of each call that names a guest', () => {
    const takesName = ({ headers }: CallDefinition) => 'x-visitor-token' in (headers?.properties ?? {});
    const named = calls.filter(([, call]) => takesName(call) && answers(call, 201).includes('token'));
    expect(named).not.toEqual([]);
    expect(calls.filter(([, { gives }]) => gives === 'visitor')).toEqual(named);
  });
});

describe('what the calls about logins are known by', () => {
  const isOfLogin = ({ path }: CallDefinition): boolean => path.startsWith('/v1/auth/');

  it('[auth.refresh-401] is their path, at which nothing stands that members alone may ask', () => {
    const making = calls.filter(([, { gives, ends }]) => gives === 'login' || gives === 'renewal' || ends === 'login');
    expect(making).not.toEqual([]);
    expect(making.filter(([, call]) => !isOfLogin(call))).toEqual([]);
    expect(calls.filter(([, call]) => call.audience === 'member' && isOfLogin(call))).toEqual([]);
  });
});

describe('an address that a browser goes to', () => {
  it('is said of each call that answers one', () => {
    const fieldOf = (call: CallDefinition) =>
      [200, 201].flatMap((status) => answers(call, status)).find((name) => name.endsWith('_url'));
    const leading = calls.flatMap(([id, call]) => (fieldOf(call) ? [[id, fieldOf(call)]] : []));
    expect(leading).not.toEqual([]);
    expect(calls.flatMap(([id, { leadsBy }]) => (leadsBy ? [[id, leadsBy]] : []))).toEqual(leading);
  });
});

describe('definitionOf', () => {
  it('knows no call behind a text that is no id', () => {
    for (const text of ['', 'cart', 'cart.', '__proto__.login', 'auth.constructor', 'auth.login.x'])
      expect(definitionOf(text)).toBe(text === 'auth.login.x' ? definitionOf('auth.login') : null);
    expect(definitionOf('auth.login')?.path).toBe('/v1/auth/login');
  });
});
