import { expect, it, vi } from 'vitest';
import { createPictureWork, PictureWorkStopped } from './picture-work';

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
  const work = createPictureWork({ parallel: 2, quietMs: 0 });
  const begun: string[] = [];
  const [first, second, third, ahead, idle] = ['first', 'second', 'third', 'ahead', 'idle'].map((name) =>
    job(name, begun),
  );
  if (!first || !second || !third || !ahead || !idle) throw new Error('A job is missing.');
  const done = [
    work.run('ahead', ahead.run),
    work.run('idle', idle.run),
    work.run('now', first.run),
    work.run('now', second.run),
    work.run('now', third.run),
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
  const work = createPictureWork({ parallel: 1, quietMs: 0 });
  await expect(work.run('now', () => Promise.reject(new Error('broken master')))).rejects.toThrow('broken master');
  expect(await work.run('idle', () => Promise.resolve('done'))).toBe('done');
});

it('gives up what has not begun when it is stopped', async () => {
  const work = createPictureWork({ parallel: 1, quietMs: 3_600_000 });
  const begun: string[] = [];
  const running = job('running', begun);
  const kept = work.run('now', running.run);
  const given = expect(work.run('idle', () => Promise.resolve())).rejects.toThrow(PictureWorkStopped);
  const stopped = work.stop();
  await given;
  running.end();
  await stopped;
  expect(await kept).toBe('running');
  await expect(work.run('now', () => Promise.resolve())).rejects.toThrow(PictureWorkStopped);
});
