/**
 * `/images/<channel>/<name>.<hash>/<width>.webp|avif`: a picture at one of its widths. The hash is the master's, so that
 * an address never shows anything else and may be kept for ever. Where the browser takes AVIF and the file is there
 * already, a `.webp` address answers with it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { createPictureFiles, type PictureFile, type PictureFiles } from '../domains/base/pictures/picture-files';
import { PictureWorkFull, PictureWorkStopped } from '../domains/base/pictures/picture-work';
import type { PictureMaster } from '../domains/base/pictures/pictures.repository';
import {
  type PicturesService,
  type PictureSize,
  pictureWidths,
  shortHash,
} from '../domains/base/pictures/pictures.service';
import { Refusal } from '../http/error-answer';

export interface ImagesOptions {
  readonly pictures: PicturesService;
  readonly now: () => Date;
  /** Where the masters' paths in the database begin. */
  readonly mastersFolder: string;
  /** Where made files are kept. */
  readonly cacheFolder: string;
  /** Files that may wait to be made; absent: the usual. */
  readonly mostWaiting?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes files ahead of the first visitor, one after the other; without `sizes`, what a first view needs. */
    warmPictures(sizes?: readonly PictureSize[]): Promise<void>;
  }
}

const address =
  /^\/images\/([a-z][a-z0-9-]{0,62})\/([a-z0-9][a-z0-9_-]{0,99})\.([0-9a-f]{8})\/([1-9]\d{1,4})\.(webp|avif)$/;

const forever = 'public, max-age=31536000, immutable';

const readAddress = (url: string): PictureFile | null => {
  const [, channelId, name, hash, width, format] = address.exec(url) ?? [];
  if (channelId === undefined || name === undefined || hash === undefined) return null;
  return { channelId, name, hash, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' };
};

const takesAvif = (request: FastifyRequest): boolean => (request.headers.accept ?? '').includes('image/avif');

const send = (request: FastifyRequest, reply: FastifyReply, file: PictureFile, bytes: Buffer): FastifyReply => {
  const tag = `"${file.hash}-${file.width}-${file.format}"`;
  reply.headers({
    'cache-control': forever,
    'content-type': `image/${file.format}`,
    etag: tag,
    vary: 'accept',
  });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.send(bytes);
};

interface Parts extends Pick<ImagesOptions, 'pictures' | 'now'> {
  readonly files: PictureFiles;
}

/** Whoever stops the shop does not wait for pictures, and what is merely nicer can be missing; a master that cannot be read is worth a line in the log. */
const makeInBackground = (app: FastifyInstance, files: PictureFiles, master: PictureMaster, file: PictureFile) =>
  files.make(master, file, 'idle').catch((error: unknown) => {
    if (error instanceof PictureWorkStopped || error instanceof PictureWorkFull) return;
    app.log.warn({ err: error, ...file }, 'a picture could not be made');
  });

const retryAfterSeconds = 10;

/** For the visitor who asks: made now, or later while too many wait. */
const makeNow = async (files: PictureFiles, master: PictureMaster, file: PictureFile): Promise<Buffer> => {
  try {
    return await files.make(master, file, 'now');
  } catch (error) {
    if (!(error instanceof PictureWorkFull)) throw error;
    throw new Refusal('service.unavailable', { 'retry-after': String(retryAfterSeconds) });
  }
};

const answerPicture =
  (app: FastifyInstance, { pictures, files, now }: Parts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = ''] = request.url.split('?');
    const asked = readAddress(path);
    const master = asked && (await pictures.master(asked.channelId, asked.name, now()));
    if (!asked || !master || !pictureWidths(master.width).includes(asked.width)) throw new Refusal('request.not-found');
    const hash = shortHash(master.hash);
    if (hash !== asked.hash) {
      // A page from before the picture was changed: the old file if it is kept, else the new picture.
      const old = await files.read(asked);
      if (old) return send(request, reply, asked, old);
      reply.header('cache-control', 'no-store');
      return reply.redirect(path.replace(`.${asked.hash}/`, `.${hash}/`), 302);
    }
    if (asked.format === 'webp' && takesAvif(request)) {
      const avif: PictureFile = { ...asked, format: 'avif' };
      const bytes = await files.read(avif);
      if (bytes) return send(request, reply, avif, bytes);
      void makeInBackground(app, files, master, avif);
    }
    const bytes = (await files.read(asked)) ?? (await makeNow(files, master, asked));
    return send(request, reply, asked, bytes);
  };

const warmUp =
  (app: FastifyInstance, { pictures, files, now }: Parts) =>
  async (sizes?: readonly PictureSize[]): Promise<void> => {
    for (const { channelId, name, width } of sizes ?? (await pictures.firstView())) {
      const master = await pictures.master(channelId, name, now());
      if (!master || !pictureWidths(master.width).includes(width)) continue;
      const file: PictureFile = { channelId, name, hash: shortHash(master.hash), width, format: 'webp' };
      try {
        if (!(await files.read(file))) await files.make(master, file, 'ahead');
      } catch (error) {
        if (error instanceof PictureWorkStopped) return;
        app.log.warn({ err: error, ...file }, 'a picture could not be made');
      }
    }
  };

export const images = plugin(
  (app: FastifyInstance, { pictures, now, ...folders }: ImagesOptions, done: () => void) => {
    const parts = { pictures, now, files: createPictureFiles(folders) };
    app.get('/images/*', answerPicture(app, parts));
    const warmPictures = warmUp(app, parts);
    app.decorate('warmPictures', warmPictures);
    app.addHook('onListen', () => {
      warmPictures().catch((error: unknown) => app.log.warn({ err: error }, 'no pictures were made ahead'));
    });
    app.addHook('onClose', () => parts.files.stop());
    done();
  },
  { name: 'images' },
);
