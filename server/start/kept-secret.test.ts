import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptSecretIn } from './kept-secret';

const keyIn = (folderPath: string) => keptSecretIn(folderPath, 'sandbox-payments.key');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'noren-key-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('is one for all that start on a folder at once, and stays', async () => {
  const keys = new Set(await Promise.all(Array.from({ length: 8 }, () => keyIn(folder))));
  expect(keys.size).toBe(1);
  expect(keys).toContain(await keyIn(folder));
  expect(await readdir(folder)).toEqual(['sandbox-payments.key']);
});

it('is another one elsewhere, and nobody else’s to read', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'noren-key-'));
  try {
    const [one, other] = await Promise.all([folder, elsewhere].map(keyIn));
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(other).not.toBe(one);
    expect((await stat(join(folder, 'sandbox-payments.key'))).mode & 0o077).toBe(0);
  } finally {
    await rm(elsewhere, { recursive: true, force: true });
  }
});

it('is another one for each name', async () => {
  expect(await keptSecretIn(folder, 'desk.token')).not.toBe(await keyIn(folder));
  expect((await stat(join(folder, 'desk.token'))).mode & 0o077).toBe(0);
});
