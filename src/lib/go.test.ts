import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUnderway, untilDone } from './go';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = (): Promise<void> => new Promise(() => undefined);

describe('what is under way', () => {
  it('is waited for until it has ended, well or not', async () => {
    let end = (): void => undefined;
    const work = keepUnderway(new Promise<void>((resolve) => (end = resolve)));
    void keepUnderway(Promise.reject(new Error('refused'))).catch(() => undefined);
    let isDone = false;
    const waited = untilDone().then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(200);
    expect(isDone).toBe(false);
    end();
    await work;
    await waited;
    expect(isDone).toBe(true);
  });

  it('is waited for with what it began itself', async () => {
    let end = (): void => undefined;
    void keepUnderway(Promise.resolve().then(() => void keepUnderway(new Promise<void>((resolve) => (end = resolve)))));
    let isDone = false;
    const waited = untilDone().then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(200);
    expect(isDone).toBe(false);
    end();
    await waited;
    expect(isDone).toBe(true);
  });

  it.each([0, 1, 199, 200, 201, 1_999, 4_799])(
    '[ui.task-wait] is seen to have ended within 200 ms, after %i ms',
    async (ms) => {
      let end = (): void => undefined;
      void keepUnderway(new Promise<void>((resolve) => (end = resolve)));
      const waited = vi.fn();
      void untilDone().then(waited);
      await vi.advanceTimersByTimeAsync(ms);
      expect(waited).not.toHaveBeenCalled();
      end();
      await vi.advanceTimersByTimeAsync(200);
      expect(waited.mock.calls).toEqual([[true]]);
    },
  );

  it('[ui.task-wait] is waited for no longer than five seconds', async () => {
    void keepUnderway(never());
    let isDone = false;
    void untilDone().then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isDone).toBe(true);
  });
});
