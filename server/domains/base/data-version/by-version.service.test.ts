import { expect, it } from 'vitest';
import { rememberByVersion } from './by-version.service';

const at = (seconds: number) => new Date(1_000_000 + seconds * 1000);

function setUp(most = 10) {
  const versions = { test: '1' };
  let reads = 0;
  const remember = rememberByVersion<number>({ current: () => versions.test }, { most });
  const read = (key: string, now = at(0)) => remember('test', key, now, () => Promise.resolve((reads += 1)));
  return { versions, read };
}

it('reads once while the version stays, and anew when it has been raised', async () => {
  const { versions, read } = setUp();
  expect([await read('a'), await read('a'), await read('b')]).toEqual([1, 1, 2]);
  versions.test = '2';
  expect([await read('a'), await read('a')]).toEqual([3, 3]);
});

it('keeps nothing for longer than four seconds, since time changes pages too', async () => {
  const { read } = setUp();
  expect([await read('a', at(0)), await read('a', at(4)), await read('a', at(5))]).toEqual([1, 1, 2]);
});

it('forgets the oldest beyond its limit', async () => {
  const { read } = setUp(2);
  expect([await read('a'), await read('b'), await read('c'), await read('b'), await read('a')]).toEqual([
    1, 2, 3, 2, 4,
  ]);
});

it('does not remember a failure', async () => {
  const remember = rememberByVersion<string>({ current: () => '1' }, { most: 10 });
  await expect(remember('test', 'a', at(0), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await remember('test', 'a', at(0), () => Promise.resolve('back'))).toBe('back');
});

it('keeps what took long to read for its four seconds, whatever changes', async () => {
  const versions = { test: '1' };
  let reads = 0;
  const remember = rememberByVersion<number>({ current: () => versions.test }, { most: 10, costlyMs: -1 });
  const read = (now: Date) => remember('test', 'a', now, () => Promise.resolve((reads += 1)));
  expect(await read(at(0))).toBe(1);
  versions.test = '2';
  expect([await read(at(4)), await read(at(5))]).toEqual([1, 2]);
});
