import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder, lockState } from './folder-lock';
import { processPlace, processStart } from './processes';

const dataFolder = '/data/shop';
let folder: string;
let path: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'noren-lock-')), 'lock');
  path = join(folder, 'another.claim');
  await mkdir(folder);
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

/** A claim of the test's parent, a living process, which is the owner. */
async function writeOwner(changes: object): Promise<void> {
  const owner = {
    pid: process.ppid,
    started: processStart(process.ppid),
    place: processPlace(),
    since: '',
    ...changes,
  };
  await writeFile(path, JSON.stringify(owner));
  await writeFile(join(folder, 'another.owner'), '');
}

const take = () => lockFolder(dataFolder, folder, { shopUrl: 'http://shop.test' });

describe('the lock of a data folder', () => {
  it('has one owner at a time, and leaves nothing after its release', async () => {
    const lock = await take();
    await expect(take()).rejects.toMatchObject({
      code: 'folder-in-use',
      message: expect.stringMatching(new RegExp(`${dataFolder}.*${process.pid}.*http://shop.test`)),
    });
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('goes to exactly one of many who find a dead owner at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      await writeOwner({ started: 'long ago' });
      const results = await Promise.allSettled(Array.from({ length: 10 }, take));
      const won = results.filter((result) => result.status === 'fulfilled');
      expect(won).toHaveLength(1);
      await won[0]?.value.release();
      expect(await readdir(folder)).toEqual([]);
    }
  });

  it.each(['', '{', '{"pid":', 'null'])('is free when the claim in it is broken: %j', async (text) => {
    await writeFile(path, text);
    await (await take()).release();
  });

  it('belongs to a living process only if that started when the owner did', async () => {
    expect(await lockState(folder)).toBe('none');
    await writeOwner({});
    expect(await lockState(folder)).toBe('alive');
    await writeOwner({ started: 'long ago' });
    expect(await lockState(folder)).toBe('dead');
  });

  it('is respected when an owner in another container goes on touching it', async () => {
    await writeOwner({ place: 'another container' });
    const heartbeat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), 50);
    await expect(take()).rejects.toMatchObject({
      code: 'folder-in-use',
      message: expect.stringContaining('another container'),
    });
    clearInterval(heartbeat);
  });

  it('is no longer waited for when the start is cancelled', async () => {
    await writeOwner({ place: 'another container' });
    const signal = AbortSignal.timeout(200);
    await expect(lockFolder(dataFolder, folder, { signal })).rejects.toMatchObject({ code: 'cancelled' });
    expect((await readdir(folder)).sort()).toEqual(['another.claim', 'another.owner']);
  });

  it('is free when an owner in another container has not touched it for long', async () => {
    await writeOwner({ place: 'another container' });
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(path, longAgo, longAgo);
    await (await take()).release();
  });
});
