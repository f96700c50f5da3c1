/**
 * Encoding pictures costs whole processor seconds, so it stands in a queue: what a visitor waits for first, then what is
 * made ahead, and what is merely nicer only while nobody asks for pictures.
 */
export type Urgency = 'now' | 'ahead' | 'idle';

export interface PictureWork {
  run<T>(urgency: Urgency, job: () => Promise<T>): Promise<T>;
  /** What has not begun is given up (its promise rejects); resolves when what has begun is done. */
  stop(): Promise<void>;
}

export interface PictureWorkOptions {
  /** Jobs at a time that somebody waits for; of the others there is only one. */
  readonly parallel: number;
  /** How long nobody must have asked before an idle job begins. */
  readonly quietMs: number;
}

export class PictureWorkStopped extends Error {
  override readonly name = 'PictureWorkStopped';
}

interface Waiting {
  readonly start: () => Promise<void>;
  readonly giveUp: () => void;
}

export function createPictureWork({ parallel, quietMs }: PictureWorkOptions): PictureWork {
  const waiting: Record<Urgency, Waiting[]> = { now: [], ahead: [], idle: [] };
  const running = new Set<Promise<void>>();
  let isStopped = false;
  let lastAskedAt = performance.now();
  let wakeUp: NodeJS.Timeout | undefined;

  function takeNext(): Waiting | undefined {
    if (running.size >= parallel) return undefined;
    const asked = waiting.now.shift();
    if (asked || running.size > 0) return asked;
    const ahead = waiting.ahead.shift();
    if (ahead) return ahead;
    const quietForMs = performance.now() - lastAskedAt;
    if (quietForMs >= quietMs) return waiting.idle.shift();
    if (waiting.idle.length > 0 && !wakeUp) {
      wakeUp = setTimeout(() => {
        wakeUp = undefined;
        startNext();
      }, quietMs - quietForMs);
      wakeUp.unref();
    }
    return undefined;
  }

  function startNext(): void {
    for (let next = takeNext(); next; next = takeNext()) {
      const job = next.start().finally(() => {
        running.delete(job);
        startNext();
      });
      running.add(job);
    }
  }

  return {
    run(urgency, job) {
      if (isStopped) return Promise.reject(new PictureWorkStopped('No pictures are made any more.'));
      if (urgency === 'now') lastAskedAt = performance.now();
      return new Promise((resolve, reject) => {
        waiting[urgency].push({
          start: () => job().then(resolve, reject),
          giveUp: () => reject(new PictureWorkStopped('No pictures are made any more.')),
        });
        startNext();
      });
    },
    async stop() {
      isStopped = true;
      clearTimeout(wakeUp);
      for (const list of Object.values(waiting)) for (const { giveUp } of list.splice(0)) giveUp();
      await Promise.all(running);
    },
  };
}
