/**
 * Encoding pictures costs whole processor seconds, so it stands in a queue: what a visitor waits for first, then what is
 * made ahead, and what is merely nicer only while nobody asks for pictures.
 */
export type Urgency = 'now' | 'ahead' | 'idle';

export interface PictureWork {
  /** Rejects with PictureWorkFull where too many wait already. */
  run<T>(urgency: Urgency, name: string, job: () => Promise<T>): Promise<T>;
  /** Now a visitor waits for what is made ahead or when it is quiet. */
  hurry(name: string): void;
  /** What has not begun is given up (its promise rejects); resolves when what has begun is done. */
  stop(): Promise<void>;
}

export interface PictureWorkOptions {
  /** Jobs at a time that somebody waits for; of the others there is only one. */
  readonly parallel: number;
  /** How long nobody must have asked before an idle job begins. */
  readonly quietMs: number;
  /** Jobs that may wait, of each urgency; one more is refused. */
  readonly mostWaiting: number;
}

export class PictureWorkStopped extends Error {
  override readonly name = 'PictureWorkStopped';
}

/** More is asked for than can be made in a while. */
export class PictureWorkFull extends Error {
  override readonly name = 'PictureWorkFull';
}

interface Waiting {
  readonly name: string;
  readonly start: () => Promise<void>;
  readonly giveUp: () => void;
}

/** The job of that name, taken out of the list. */
const takeOut = (list: Waiting[], name: string): Waiting[] => {
  const at = list.findIndex((job) => job.name === name);
  return at < 0 ? [] : list.splice(at, 1);
};

const full = (): Promise<never> => Promise.reject(new PictureWorkFull('Too many pictures are waited for.'));

export function createPictureWork({ parallel, quietMs, mostWaiting }: PictureWorkOptions): PictureWork {
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
    run(urgency, name, job) {
      if (isStopped) return Promise.reject(new PictureWorkStopped('No pictures are made any more.'));
      if (waiting[urgency].length >= mostWaiting) return full();
      if (urgency === 'now') lastAskedAt = performance.now();
      return new Promise((resolve, reject) => {
        waiting[urgency].push({
          name,
          start: () => job().then(resolve, reject),
          giveUp: () => reject(new PictureWorkStopped('No pictures are made any more.')),
        });
        startNext();
      });
    },
    hurry(name) {
      lastAskedAt = performance.now();
      waiting.now.push(...takeOut(waiting.ahead, name), ...takeOut(waiting.idle, name));
      startNext();
    },
    async stop() {
      isStopped = true;
      clearTimeout(wakeUp);
      for (const list of Object.values(waiting)) for (const { giveUp } of list.splice(0)) giveUp();
      await Promise.all(running);
    },
  };
}
