/** A real provider of logins (oidc-provider) on a port of its own, and browsers that are sent there and back. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Asked } from 'oidc-provider';
import type { LoginProvider } from './provider.types';

/** Who sits before the browser, as the provider knows them; null: they do not agree. */
export interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly family_name?: string;
  readonly given_name?: string;
}

export const secret = 'c0nfidential-of-the-shop';

const grantOf = async ({ oidc }: Asked) => {
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
};

const configurationFor = (people: ReadonlyMap<string, Person>, returnsTo: readonly string[]) => ({
  clients: [{ client_id: 'shop', client_secret: secret, redirect_uris: returnsTo }],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['family_name', 'given_name'] },
  cookies: { keys: [randomBytes(16).toString('hex')] },
  jwks: {
    keys: [{ ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), use: 'sig' }],
  },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
  pkce: { required: () => true },
  ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  loadExistingGrant: grantOf,
  findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => people.get(sub) ?? { sub } }),
  renderError: (context: { body: unknown }, out: unknown) => (context.body = out),
});

/** How it misbehaves. */
export type Mood = 'usual' | 'broken' | 'silent';

/** Other claims in the token that it gives. */
const withClaims = (body: string, claims: object): string => {
  const { id_token: token = '', ...rest } = JSON.parse(body) as { id_token?: string };
  const [head = '', given = '', signature = ''] = token.split('.');
  const told = { ...(JSON.parse(Buffer.from(given, 'base64url').toString()) as object), ...claims };
  return JSON.stringify({
    ...rest,
    id_token: `${head}.${Buffer.from(JSON.stringify(told)).toString('base64url')}.${signature}`,
  });
};

const changing = (response: ServerResponse, claims: object): void => {
  const end = response.end.bind(response);
  response.end = ((body: Buffer | string) => {
    const text = withClaims(body.toString(), claims);
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  }) as typeof response.end;
};

/** A browser that goes where it is sent, until it is sent away from there. It gives back that address. */
const browserAt =
  (issuer: string) =>
  async (url: string): Promise<URL> => {
    const jar = new Map<string, string>();
    let next = url;
    for (let hop = 0; hop < 10 && next.startsWith(issuer); hop += 1) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
      for (const set of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
        jar.set(name, value);
      }
      const location = response.headers.get('location');
      if (location === null) throw new Error(`${response.status} ${await response.text()}`);
      next = new URL(location, next).href;
    }
    return new URL(next);
  };

export const openProvider = async (returnsTo: readonly string[]) => {
  const people = new Map<string, Person>();
  /** `claims`: what the token says in place of what is so. */
  const state: { person: Person | null; mood: Mood; asked: string[]; claims: object | null } = {
    ...{ person: null, mood: 'usual', asked: [], claims: null },
  };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configurationFor(people, returnsTo));
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const url = request.url ?? '';
    state.asked.push(url);
    if (url.startsWith('/interaction/')) {
      const { person } = state;
      if (person) people.set(person.sub, person);
      const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' };
      void provider.interactionFinished(request, response, result);
      return;
    }
    if (url.startsWith('/token')) {
      if (state.mood === 'silent') return;
      if (state.mood === 'broken') return void response.writeHead(503).end('out of order');
      if (state.claims) changing(response, state.claims);
    }
    void answer(request, response);
  });

  const configured = (given: Partial<LoginProvider> = {}): LoginProvider => ({
    key: 'example',
    name: '例ID',
    issuer,
    clientId: 'shop',
    clientSecret: secret,
    scopes: 'openid profile email',
    hosts: [],
    channels: null,
    ...given,
  });

  return {
    issuer,
    state,
    visit: browserAt(issuer),
    configured,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

export type TestProvider = Awaited<ReturnType<typeof openProvider>>;
