/** What another shop says changes seldom: its answers are kept for a while, by a key. */
export interface KeepForOptions {
  readonly keptMs: number;
  /** The most answers; the oldest goes first. */
  readonly most: number;
  /** Milliseconds of any clock that only goes forward. */
  readonly now: () => number;
}

/** Asks once for all that ask within the time. A failure is not kept: the next one asks again. */
export const keepFor = <T>({ keptMs, most, now }: KeepForOptions, load: (key: string) => Promise<T>) => {
  const kept = new Map<string, { readonly at: number; readonly answer: Promise<T> }>();
  return (key: string): Promise<T> => {
    const found = kept.get(key);
    if (found && now() - found.at < keptMs) return found.answer;
    kept.delete(key);
    const [oldest] = kept.keys();
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
    const answer = load(key);
    kept.set(key, { at: now(), answer });
    answer.catch(() => {
      if (kept.get(key)?.answer === answer) kept.delete(key);
    });
    return answer;
  };
};
