/** Pages by key, with their compressed forms, bounded in bytes: the oldest goes first. */
import type { Encoding } from '../entries/encoding';
import type { Entry } from '../entries/entry';

export interface KeptPage {
  /** Data version of the channel that it was drawn from. */
  readonly version: string;
  readonly madeAt: number;
  readonly entry: Entry;
  readonly encoded: Partial<Record<Encoding, Buffer>>;
}

export interface KeptPages {
  get(key: string): KeptPage | undefined;
  keep(key: string, page: KeptPage): void;
  /** Keeps a compressed form beside its page, if that is still the kept one. */
  addEncoded(key: string, page: KeptPage, encoding: Encoding, body: Buffer): void;
  readonly bytes: number;
}

const sizeOf = ({ entry, encoded }: KeptPage): number =>
  entry.identity.length + (encoded.br?.length ?? 0) + (encoded.gzip?.length ?? 0);

export const createKeptPages = (maxBytes: number): KeptPages => {
  const kept = new Map<string, KeptPage>();
  let bytes = 0;

  const forget = (key: string): void => {
    const old = kept.get(key);
    if (old) bytes -= sizeOf(old);
    kept.delete(key);
  };
  const shrink = (): void => {
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
  };
  return {
    get: (key) => kept.get(key),
    keep: (key, page) => {
      forget(key);
      kept.set(key, page);
      bytes += sizeOf(page);
      shrink();
    },
    addEncoded: (key, page, encoding, body) => {
      if (kept.get(key) !== page || page.encoded[encoding]) return;
      page.encoded[encoding] = body;
      bytes += body.length;
      shrink();
    },
    get bytes() {
      return bytes;
    },
  };
};
