import { expect, it, vi } from 'vitest';
import { createPictureWork, PictureWorkFull, PictureWorkStopped } from './picture-work';

/** A job that ends when it is told to. */
function job(name: string, log: string[]) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const run = async () => {
    log.push(name);
    await ended;
    return name;
  };
  return { run, end };
}

it('lets what somebody waits for go first, two at a time, and everything else alone', async () => {
  const work = createPictureWork({ parallel: 2, quietMs: 0, mostWaiting: 9 });
  const begun: string[] = [];
  const [first, second, third, ahead, idle] = ['first', 'second', 'third', 'ahead', 'idle'].map((name) =>
    job(name, begun),
  );
  if (!first || !second || !third || !ahead || !idle) throw new Error('A job is missing.');
  const done = [
    work.run('ahead', 'ahead', ahead.run),
    work.run('idle', 'idle', idle.run),
    work.run('now', 'first', first.run),
    work.run('now', 'second', second.run),
    work.run('now', 'third', third.run),
  ];
  await vi.waitFor(() => expect(begun).toEqual(['ahead', 'first']));
  first.end();
  await vi.waitFor(() => expect(begun).toEqual(['ahead', 'first', 'second']));
  for (const { end } of [second, third, ahead]) end();
  await vi.waitFor(() => expect(begun).toEqual(['ahead', 'first', 'second', 'third', 'idle']));
  idle.end();
  expect(await Promise.all(done)).toEqual(['ahead', 'idle', 'first', 'second', 'third']);
});

it('goes on after a job that failed', async () => {
  const work = createPictureWork({ parallel: 1, quietMs: 0, mostWaiting: 9 });
  await expect(work.run('now', 'other', () => Promise.reject(new Error('broken master')))).rejects.toThrow(
    'broken master',
  );
  expect(await work.run('idle', 'other', () => Promise.resolve('done'))).toBe('done');
});

it('gives up what has not begun when it is stopped', async () => {
  const work = createPictureWork({ parallel: 1, quietMs: 3_600_000, mostWaiting: 9 });
  const begun: string[] = [];
  const running = job('running', begun);
  const kept = work.run('now', 'running', running.run);
  const given = expect(work.run('idle', 'other', () => Promise.resolve())).rejects.toThrow(PictureWorkStopped);
  const stopped = work.stop();
  await given;
  running.end();
  await stopped;
  expect(await kept).toBe('running');
  await expect(work.run('now', 'other', () => Promise.resolve())).rejects.toThrow(PictureWorkStopped);
});

it('refuses what would wait behind too many, of each urgency by itself', async () => {
  const work = createPictureWork({ parallel: 1, quietMs: 3_600_000, mostWaiting: 2 });
  const begun: string[] = [];
  const running = job('running', begun);
  const kept = [work.run('now', 'running', running.run)];
  for (const name of ['one', 'two']) kept.push(work.run('now', name, () => Promise.resolve(name)));
  await expect(work.run('now', 'three', () => Promise.resolve('three'))).rejects.toThrow(PictureWorkFull);
  const ahead = work.run('ahead', 'ahead', () => Promise.resolve('ahead'));
  running.end();
  expect(await Promise.all(kept)).toEqual(['running', 'one', 'two']);
  expect(await ahead).toBe('ahead');
  expect(await work.run('now', 'three', () => Promise.resolve('three'))).toBe('three');
});

it('begins what a visitor asks for, though it was put off until it is quiet', async () => {
  const work = createPictureWork({ parallel: 1, quietMs: 3_600_000, mostWaiting: 9 });
  const put = work.run('idle', 'nicer', () => Promise.resolve('nicer'));
  work.hurry('nicer');
  expect(await put).toBe('nicer');
});
