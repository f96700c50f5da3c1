/**
 * Remembers what was read for as long as the channel's data version stays. Time passes without raising it (a product is
 * published at ten o'clock), so an answer is also no older than four seconds: with the five for which a page is good and
 * one for rounding, what is shown is never older than ten.
 */
export interface DataVersionReader {
  /** Raised by every commit that changes what a page of the channel can show. */
  current(channelId: string): string;
}

interface Kept<T> {
  readonly version: string;
  readonly until: number;
  readonly value: Promise<T>;
  /** Reading took so long that its answer serves for its four seconds, whatever has changed. */
  isCostly: boolean;
}

const longestMs = 4_000;

export interface RememberOptions {
  /** How many different keys are kept; the oldest goes first. */
  readonly most: number;
  /** A read that takes longer is not repeated at every change, which would be all the database does; none without it. */
  readonly costlyMs?: number;
}

export function rememberByVersion<T>(versions: DataVersionReader, { most, costlyMs = Infinity }: RememberOptions) {
  const kept = new Map<string, Kept<T>>();

  const isGood = ({ version, until, isCostly }: Kept<T>, current: string, now: Date): boolean => {
    const leftMs = until - now.getTime();
    return leftMs >= 0 && leftMs <= longestMs && (version === current || isCostly);
  };

  return (channelId: string, key: string, now: Date, read: () => Promise<T>): Promise<T> => {
    const fullKey = `${channelId} ${key}`;
    // Taken before the read: data that is newer than its version is harmless, older data would stay.
    const version = versions.current(channelId);
    const known = kept.get(fullKey);
    if (known && isGood(known, version, now)) return known.value;
    const startedAt = performance.now();
    const value = read();
    kept.delete(fullKey);
    const entry: Kept<T> = { version, until: now.getTime() + longestMs, value, isCostly: false };
    kept.set(fullKey, entry);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    value.then(
      () => (entry.isCostly = performance.now() - startedAt > costlyMs),
      // A failure is not remembered; callers that share it see it once.
      () => kept.get(fullKey) === entry && kept.delete(fullKey),
    );
    return value;
  };
}
