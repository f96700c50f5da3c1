import { afterEach, expect, it, vi } from 'vitest';
import { startShopClock } from './shop-clock';

afterEach(() => void vi.useRealTimers());

const start = new Date('2026-11-20T12:00:00+09:00');
const log = { warn: vi.fn() };
const after = (ms: number): string => new Date(start.getTime() + ms).toISOString();

it('tells the database’s time, whatever this machine’s clock says, and counts on', async () => {
  vi.useFakeTimers({
    now: new Date('2001-01-01T00:00:00Z'),
    toFake: ['Date', 'performance', 'setInterval', 'clearInterval'],
  });
  const clock = await startShopClock(() => Promise.resolve(start), log);
  expect(clock.now().toISOString()).toBe(after(0));
  vi.setSystemTime(new Date('2031-01-01T00:00:00Z'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(clock.now().toISOString()).toBe(after(10_000));
  clock.stop();
});

it('is set again now and then, and counts on while the database is away', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  const answers = [
    () => Promise.resolve(start),
    () => Promise.reject(new Error('away')),
    () => Promise.resolve(new Date(after(90_000))),
  ];
  const clock = await startShopClock(() => (answers.shift() ?? (() => Promise.resolve(start)))(), log);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(clock.now().toISOString()).toBe(after(30_000));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(clock.now().toISOString()).toBe(after(90_000));
  clock.stop();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(answers).toEqual([]);
});

it('fails where the database cannot be asked at the start', async () => {
  await expect(startShopClock(() => Promise.reject(new Error('away')), log)).rejects.toThrow('away');
});

it('says once that the database is away, and again when it has been there in between', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  let isAway = false;
  const said = vi.fn();
  const ask = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(start));
  const clock = await startShopClock(ask, { warn: said });
  const counts: number[] = [];
  for (const away of [true, true, false, true]) {
    isAway = away;
    await vi.advanceTimersByTimeAsync(30_000);
    counts.push(said.mock.calls.length);
  }
  expect(counts).toEqual([1, 1, 1, 2]);
  clock.stop();
});
