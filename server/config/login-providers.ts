/** The file of LOGIN_PROVIDERS: providers that members can log in by, with the secrets that they have given the shop. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFile } from 'node:fs/promises';
import { providerKey } from '../../schemas/auth/auth';
import type { Infer } from '../../schemas/contract/json-schema';
import type { LoginProvider } from '../domains/members/provider/provider.types';
import { ConfigError } from './config';

const address = { type: 'string', maxLength: 500, format: 'provider-url' } as const;

const loginProvidersFile = {
  type: 'array',
  maxItems: 20,
  items: {
    type: 'object',
    properties: {
      key: { type: 'string', pattern: providerKey.pattern, not: { const: 'unlock' } },
      name: { type: 'string', minLength: 1, maxLength: 30 },
      issuer: address,
      client_id: { type: 'string', minLength: 1, maxLength: 500 },
      client_secret: { type: 'string', minLength: 1, maxLength: 2_000 },
      scopes: { type: 'string', pattern: '^openid(?: [!#-\\[\\]-~]+)*$', default: 'openid profile email' },
      hosts: { type: 'array', maxItems: 10, items: address, default: [] },
      channels: { type: 'array', minItems: 1, items: { type: 'string' } },
    },
    required: ['key', 'name', 'issuer', 'client_id', 'client_secret', 'scopes', 'hosts'],
    additionalProperties: false,
  },
} as const;

const isThisMachine = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** A secret goes over no open line. */
const isProviderUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, search, hash } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
  return isSafe && username === '' && search === '' && hash === '';
};

// The schema is the shop's own.
const ajv = new Ajv2020({ allErrors: true, useDefaults: true, validateSchema: false });
ajv.addFormat('provider-url', { type: 'string', validate: isProviderUrl });
const isFile = ajv.compile<Infer<typeof loginProvidersFile>>(loginProvidersFile);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // What stands there is a secret: the parser's own words would quote it.
    return undefined;
  }
};

/** @throws ConfigError that says where the file is wrong, without a word of what stands in it */
export const readLoginProviders = async (path: string): Promise<readonly LoginProvider[]> => {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ConfigError([`LOGIN_PROVIDERS is "${path}". Allowed: a file that can be read.`]);
  });
  const file = parsed(text);
  if (!isFile(file)) {
    const faults = (isFile.errors ?? []).map(
      ({ instancePath, message = '' }) => `${instancePath || 'the file'} ${message}`,
    );
    throw new ConfigError([
      `LOGIN_PROVIDERS is "${path}": ${faults.join('; ')}. Allowed: a JSON array of providers (docs/login-providers.md).`,
    ]);
  }
  const twice = file.find(({ key }, index) => file.findIndex((other) => other.key === key) !== index);
  if (twice) throw new ConfigError([`LOGIN_PROVIDERS is "${path}": two providers are called "${twice.key}".`]);
  return file.map(({ client_id: clientId, client_secret: clientSecret, channels, ...provider }) => ({
    ...provider,
    clientId,
    clientSecret,
    channels: channels ?? null,
  }));
};
