import { afterEach, expect, it, vi } from 'vitest';
import { startShopClock } from './shop-clock';

afterEach(() => void vi.useRealTimers());

const start = new Date('2026-11-20T12:00:00+09:00');
const after = (ms: number): string => new Date(start.getTime() + ms).toISOString();

it('tells the database’s time, whatever this machine’s clock says, and counts on', async () => {
  vi.useFakeTimers({
    now: new Date('2001-01-01T00:00:00Z'),
    toFake: ['Date', 'performance', 'setInterval', 'clearInterval'],
  });
  const clock = await startShopClock(() => Promise.resolve(start));
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
  const clock = await startShopClock(() => (answers.shift() ?? (() => Promise.resolve(start)))());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(clock.now().toISOString()).toBe(after(30_000));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(clock.now().toISOString()).toBe(after(90_000));
  clock.stop();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(answers).toEqual([]);
});

it('fails where the database cannot be asked at the start', async () => {
  await expect(startShopClock(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
});
