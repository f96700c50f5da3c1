/** In which form a page goes over the wire. */
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { memoByText } from '../../../../src/lib/memo-by-text';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A coding with `q=0` is one that the client refuses. */
const takes = (accepted: string, coding: string): boolean =>
  accepted.split(',').some((item) => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** Browsers say one of a few. */
const bestOf = memoByText(100, (accepted): Encoding => {
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
});

export const encodingOf = (accepted = ''): Encoding => bestOf(accepted);

/**
 * Of the window, in bits: 64 kB, which nearly any page fits into. Brotli takes memory for the whole of it, and ten times as long
 * with a larger one.
 */
const windowBits = 16;

/** `quality` 9 costs about a millisecond a page; a page that is drawn for one visitor uses less. */
export const encode = async (body: Buffer, encoding: Encoding, quality = 9): Promise<Buffer> => {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return zip(body, { level: 6 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  });
};
