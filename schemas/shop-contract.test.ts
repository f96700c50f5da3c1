import { describe, expect, it } from 'vitest';
import type { CallDefinition } from './contract/define-call';
import type { ObjectSchema } from './contract/json-schema';
import { contract, definitionOf } from './shop-contract';

const calls = Object.entries(contract).flatMap(([group, named]) =>
  Object.entries<CallDefinition>(named).map(([name, call]) => [`${group}.${name}`, call] as const),
);

const answers = ({ responses }: CallDefinition, status: number): readonly string[] => {
  const body = responses[status]?.body as ObjectSchema | undefined;
  return Object.keys(body?.properties ?? {});
};

describe('what a call gives, which no script of the shop may hold', () => {
  it('is said of each call that answers a login', () => {
    const logins = calls.filter(([, call]) => answers(call, 200).includes('access_token')).map(([id]) => id);
    expect(logins).not.toEqual([]);
    expect(calls.filter(([, { gives }]) => gives === 'login').map(([id]) => id)).toEqual(logins);
  });

  it('is said of each call that names a guest', () => {
    const takesName = ({ headers }: CallDefinition) => 'x-visitor-token' in (headers?.properties ?? {});
    const named = calls.filter(([, call]) => takesName(call) && answers(call, 201).includes('token'));
    expect(named).not.toEqual([]);
    expect(calls.filter(([, { gives }]) => gives === 'visitor')).toEqual(named);
  });
});

describe('definitionOf', () => {
  it('knows no call behind a text that is no id', () => {
    for (const text of ['', 'cart', 'cart.', '__proto__.login', 'auth.constructor', 'auth.login.x'])
      expect(definitionOf(text)).toBe(text === 'auth.login.x' ? definitionOf('auth.login') : null);
    expect(definitionOf('auth.login')?.path).toBe('/v1/auth/login');
  });
});
