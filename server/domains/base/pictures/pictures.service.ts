/** What a page needs to know of a picture; the files are made by server/plugins/images.ts. */
import type { Kysely } from 'kysely';
import type { Picture } from '../../../../schemas/pictures/picture';
import type { Database } from '../../../db/schema';
import { type DataVersionReader, rememberByVersion } from '../data-version/by-version.service';
import { findMaster, type PictureMaster, readFirstView } from './pictures.repository';

export interface PictureRow {
  readonly name: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly alt: string;
}

const offered = [160, 240, 320, 480, 640, 800, 1200, 1600, 2000] as const;
const hashLength = 8;

/** Widths that exist of a picture, ascending: the common ones below its own, and its own unless it is huge. */
export function pictureWidths(masterWidth: number): number[] {
  const largest = Math.min(masterWidth, offered[offered.length - 1] ?? masterWidth);
  return [...offered.filter((width) => width < largest), largest];
}

/** The part of a picture's URL that changes with its content. */
export const shortHash = (hash: string): string => hash.slice(0, hashLength);

export const pictureOf = (channelId: string, row: PictureRow): Picture => ({
  src: `/images/${channelId}/${row.name}.${shortHash(row.hash)}/{width}.webp`,
  widths: pictureWidths(row.width),
  width: row.width,
  height: row.height,
  color: row.color,
  alt: row.alt,
});

export const pictureOrNull = (channelId: string, row: PictureRow | null): Picture | null =>
  row && pictureOf(channelId, row);

/** One file to make: a picture of a channel at one of its widths. */
export interface PictureSize {
  readonly channelId: string;
  readonly name: string;
  readonly width: number;
}

export interface PicturesService {
  /** Null for an unknown name. */
  master(channelId: string, name: string, now: Date): Promise<PictureMaster | null>;
  /** What is worth making before the first visitor comes: the widths that phones and lists take. */
  firstView(): Promise<PictureSize[]>;
}

const mastersKept = 5_000;
const listLength = 24;
const firstWidths = { product: [240, 320, 480, 640], banner: [640, 800, 1200, 1600] } as const;

export function createPicturesService(db: Kysely<Database>, versions: DataVersionReader): PicturesService {
  const remember = rememberByVersion<PictureMaster | null>(versions, { most: mastersKept });
  return {
    master: (channelId, name, now) =>
      remember(channelId, name, now, async () => (await findMaster(db, channelId, name)) ?? null),
    async firstView() {
      const rows = await readFirstView(db, listLength);
      return rows.flatMap(({ channel_id, name, width: masterWidth, kind }) =>
        pictureWidths(masterWidth)
          .filter((width) => firstWidths[kind].some((first) => first === width))
          .map((width) => ({ channelId: channel_id, name, width })),
      );
    },
  };
}
