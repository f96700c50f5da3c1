/**
 * Somebody's picture, drawn anew: what is kept is made here and nothing of what was sent, neither what a camera has
 * written into it, such as the place, nor what stands behind its last pixel.
 */
import sharp from 'sharp';
import { Refusal } from '../../../http/error-answer';
import { pictureType } from './picture-type';
import { createPictureWork, PictureWorkFull } from './picture-work';

export interface RedrawnPicture {
  readonly bytes: Buffer;
  readonly mediaType: 'image/webp';
  readonly width: number;
  readonly height: number;
}

export type Redrawn =
  | { readonly ok: true; readonly picture: RedrawnPicture }
  | { readonly ok: false; readonly fault: 'not-a-picture' | 'too-many-pixels' | 'broken' };

/** What phones take; beyond them every format is one more decoder for strangers to try. */
const taken = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** Of a phone's largest photograph; it is looked at before anything is decoded. */
const mostPixels = 50_000_000;
const longestSidePx = 2_400;
const patienceSeconds = 20;
const retryAfterSeconds = 10;
/** Bytes that say what a file is. */
const headBytes = 32;

const faulty = (fault: Extract<Redrawn, { ok: false }>['fault']): Redrawn => ({ ok: false, fault });

const draw = async (bytes: Buffer): Promise<Redrawn> => {
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSidePx, height: longestSidePx, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 3 })
    .timeout({ seconds: patienceSeconds })
    .toBuffer({ resolveWithObject: true });
  return { ok: true, picture: { bytes: data, mediaType: 'image/webp', width: info.width, height: info.height } };
};

const look = async (bytes: Buffer): Promise<Redrawn | null> => {
  const type = pictureType(bytes.subarray(0, headBytes));
  if (type === null || !taken.has(type)) return faulty('not-a-picture');
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  // The decoder's word counts, too: it shall not be one that was not meant.
  if (`image/${format}` !== type) return faulty('not-a-picture');
  return width * height > mostPixels ? faulty('too-many-pixels') : null;
};

/** Two at a time: who comes while twenty wait is told to come again. Whatever the decoder fails at is a broken picture. */
export const createRedraw = (): ((bytes: Buffer) => Promise<Redrawn>) => {
  const work = createPictureWork({ parallel: 2, quietMs: 0, mostWaiting: 20 });
  return async (bytes) => {
    try {
      return await work.run('now', 'uploaded', async () => (await look(bytes)) ?? (await draw(bytes)));
    } catch (error) {
      if (!(error instanceof PictureWorkFull)) return faulty('broken');
      throw new Refusal('service.unavailable', { 'retry-after': String(retryAfterSeconds) });
    }
  };
};
