/** The files of pictures: made from the masters once each, kept on disk, named by the master's content. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { createPictureWork, type Urgency } from './picture-work';
import type { PictureMaster } from './pictures.repository';
import { shortHash } from './pictures.service';

export type PictureFormat = 'webp' | 'avif';

/** Safe as parts of a path: whoever makes one has checked channel, name and hash against their patterns. */
export interface PictureFile {
  readonly channelId: string;
  readonly name: string;
  /** The first eight digits of the master's. */
  readonly hash: string;
  readonly width: number;
  readonly format: PictureFormat;
}

export interface PictureFiles {
  /** The bytes, or null while there is no such file. */
  read(file: PictureFile): Promise<Buffer | null>;
  /** The bytes; makes the file unless it is there. However many ask at a time, it is made once. */
  make(master: PictureMaster, file: PictureFile, urgency: Urgency): Promise<Buffer>;
  stop(): Promise<void>;
}

export interface PictureFilesOptions {
  readonly mastersFolder: string;
  readonly cacheFolder: string;
  /** Files that may wait to be made; the usual is what two threads make in some twenty seconds. */
  readonly mostWaiting?: number;
}

/** AVIF's default effort takes ten times as long, for a few per cent. */
const encoders = {
  webp: (image: Sharp) => image.webp({ quality: 78, effort: 4, smartSubsample: true }),
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' }),
} as const;

const usualMostWaiting = 200;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A master may have been put into a folder below its own since the shop noted it: its name is still nobody else's there. */
async function masterAt(path: string): Promise<string> {
  if (existsSync(path)) return path;
  const folder = dirname(path);
  const below = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const moved = below.find((each) => basename(each) === basename(path));
  return moved === undefined ? path : join(folder, moved);
}

export function createPictureFiles({
  mastersFolder,
  cacheFolder,
  mostWaiting = usualMostWaiting,
}: PictureFilesOptions): PictureFiles {
  // One thread for each picture: the shop's own work goes on beside it.
  sharp.concurrency(1);
  const work = createPictureWork({ parallel: 2, quietMs: 2_000, mostWaiting });
  const making = new Map<string, Promise<Buffer>>();

  const pathOf = ({ channelId, name, hash, width, format }: PictureFile) =>
    join(cacheFolder, channelId, `${name}.${hash}`, `${width}.${format}`);

  const readPath = async (path: string): Promise<Buffer | null> => {
    try {
      return await readFile(path);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };

  async function encode(master: PictureMaster, { width, format }: PictureFile, path: string): Promise<Buffer> {
    const source = sharp(await masterAt(join(mastersFolder, master.file)))
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    const bytes = await encoders[format](source).toBuffer();
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${randomUUID()}.draft`;
    // Written beside and renamed: neither a second process nor a crash leaves half a picture under its name.
    try {
      await writeFile(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return bytes;
  }

  return {
    read: (file) => readPath(pathOf(file)),
    make(master, file, urgency) {
      if (shortHash(master.hash) !== file.hash) throw new RangeError(`${file.name} is made from another master.`);
      const path = pathOf(file);
      const known = making.get(path);
      if (known) {
        if (urgency === 'now') work.hurry(path);
        return known;
      }
      const made = work
        .run(urgency, path, async () => (await readPath(path)) ?? (await encode(master, file, path)))
        .finally(() => making.delete(path));
      making.set(path, made);
      return made;
    },
    stop: () => work.stop(),
  };
}
