import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLoginProviders } from './login-providers';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'noren-providers-'));
});
afterAll(() => rm(folder, { recursive: true }));

const example = {
  key: 'example',
  name: '例ID',
  issuer: 'https://id.example',
  client_id: 'shop',
  client_secret: 'c0nfidential',
};

const read = async (content: unknown) => {
  const path = join(folder, 'providers.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readLoginProviders(path);
};

describe('the file of login providers', () => {
  it('says of each where it is, who the shop is there, and what is asked for', async () => {
    expect(await read([{ ...example, hosts: ['https://token.example'], channels: ['minori'] }])).toEqual([
      {
        key: 'example',
        name: '例ID',
        issuer: 'https://id.example',
        clientId: 'shop',
        clientSecret: 'c0nfidential',
        scopes: 'openid profile email',
        hosts: ['https://token.example'],
        channels: ['minori'],
      },
    ]);
    expect(await read([{ ...example, issuer: 'http://localhost:4000' }])).toMatchObject([
      { hosts: [], channels: null },
    ]);
    expect(await read([])).toEqual([]);
  });

  it.each([
    ['no JSON', '[{"client_secret": c0nfidential}]'],
    ['one provider without its array', example],
    ['a provider by plain http', [{ ...example, issuer: 'http://id.example' }]],
    ['tokens by plain http', [{ ...example, hosts: ['http://id.example'] }]],
    ['an address with a name in it', [{ ...example, issuer: 'https://c0nfidential@id.example' }]],
    ['a name that is another call’s', [{ ...example, key: 'unlock' }]],
    ['scopes without openid', [{ ...example, scopes: 'email' }]],
    ['a provider without a secret', [{ ...example, client_secret: undefined }]],
    ['something unknown', [{ ...example, secret: 'c0nfidential' }]],
    ['one name for two', [example, example]],
  ])('is refused with %s, and no secret is said', async (_, content) => {
    const refusal = await read(content).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      name: 'ConfigError',
      message: expect.stringContaining('LOGIN_PROVIDERS') as string,
    });
    expect(String(refusal)).not.toContain('c0nfidential');
  });

  it('is refused where it is not there', async () => {
    await expect(readLoginProviders(join(folder, 'none.json'))).rejects.toThrow('a file that can be read');
  });
});
