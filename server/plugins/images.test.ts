import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopSource } from '../db/seed/read-shop';
import { seed } from '../db/seed/seed';
import { openTestShop, type TestShop } from '../domains/shop.test-support';
import { testShops } from '../domains/test-shops.test-support';
import { fastifyOptions } from './fastify-options';
import { errors } from './errors';
import { images } from './images';

let shop: TestShop;
let shops: ShopSource[];
let app: FastifyInstance;
let src: string;
const cacheFolder = mkdtempSync(join(tmpdir(), 'noren-images-'));

async function openApp(own: { cacheFolder: string; mostWaiting?: number } = { cacheFolder }): Promise<FastifyInstance> {
  const opened = Fastify(fastifyOptions({ trustProxy: false }));
  await opened.register(errors);
  await opened.register(images, {
    now: () => new Date('2026-11-20T03:00:00Z'),
    pictures: shop.shop.pictures,
    mastersFolder: dirname(shops[0]?.folder ?? ''),
    ...own,
  });
  return opened;
}

const srcOf = async (key: string) => (await shop.get('catalog.product', { params: { key } })).picture?.src ?? '';
const at = (width: number | string) => src.replace('{width}', String(width));
const files = () =>
  readdirSync(cacheFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

beforeAll(async () => {
  shops = await testShops();
  shop = await openTestShop(`images_${process.pid}`, shops);
  app = await openApp();
  src = await srcOf('kurikinton');
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

describe('a picture', () => {
  it('is made at the asked width once, however many ask, and kept', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.inject(at(320))));
    for (const { statusCode, headers, rawPayload } of answers) {
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept',
      });
      expect(rawPayload.equals(answers[0]?.rawPayload ?? Buffer.of())).toBe(true);
    }
    const { width, height, format } = await sharp(answers[0]?.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 320, height: 400, format: 'webp' });
    expect(files().map(({ name }) => name)).toEqual(['320.webp']);
  });

  it('answers HEAD and 304', async () => {
    const { headers } = await app.inject(at(320));
    const head = await app.inject({ method: 'HEAD', url: at(320) });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, headers['content-length'], '']);
    const again = await app.inject({ url: at(320), headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is AVIF under its own address, and under that of WebP where it is ready and taken', async () => {
    const accept = { accept: 'image/avif,image/webp,*/*' };
    const before = await app.inject({ url: at(240), headers: accept });
    expect(before.headers['content-type']).toBe('image/webp');
    const avif = await app.inject(at(240).replace('.webp', '.avif'));
    expect([avif.statusCode, avif.headers['content-type']]).toEqual([200, 'image/avif']);
    const after = await app.inject({ url: at(240), headers: accept });
    expect([after.headers['content-type'], after.rawPayload.equals(avif.rawPayload)]).toEqual(['image/avif', true]);
    const other = await app.inject({ url: at(240), headers: { accept: 'image/webp' } });
    expect(other.headers['content-type']).toBe('image/webp');
  });

  it('is missing at another width, under another name, and at any other address', async () => {
    const urls = [
      at(321),
      at(1200),
      at('0320'),
      at(99999),
      at(320).replace('kurikinton', 'no-such'),
      at(320).replace('/test/', '/other/'),
      at(320).replace('.webp', '.png'),
      at(320).replace('/test/', '/../test/'),
      '/images/test/..%2f..%2fetc%2fpasswd/320.webp',
      '/images/test/kurikinton.00000000/..%2f320.webp',
      '/images/',
      '/images/%00',
    ];
    for (const url of urls) {
      const { statusCode, headers } = await app.inject(url);
      expect([url, statusCode]).toEqual([url, statusCode === 400 ? 400 : 404]);
      expect(headers['cache-control']).not.toBe('public, max-age=31536000, immutable');
    }
    expect(files().every(({ name }) => /^(320|240)\.(webp|avif)$/.test(name))).toBe(true);
  });

  it('is asked for later where too many wait, and made once for all who wait', async () => {
    const busy = await openApp({ cacheFolder: mkdtempSync(join(tmpdir(), 'noren-images-')), mostWaiting: 1 });
    const widths = [160, 240, 320, 480, 640, 800];
    const urls = widths.flatMap((width) => ['webp', 'avif'].map((format) => at(width).replace('webp', format)));
    const answers = await Promise.all([...urls, ...urls].map((url) => busy.inject(url)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    // Two are made at a time and one waits, each for two who ask; meanwhile some are ready.
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(2 * (urls.length - 3));
    for (const { statusCode, headers, body } of refused) {
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
      expect(JSON.parse(body)).toMatchObject({ code: 'service.unavailable' });
    }
    expect((await busy.inject(urls[5] ?? '')).statusCode).toBe(200);
    await busy.close();
  });

  it('makes what a first view needs ahead', async () => {
    await app.warmPictures();
    const made = files().map(({ parentPath, name }) => `${parentPath.split('/').at(-1)?.split('.')[0]} ${name}`);
    expect(made).toEqual(expect.arrayContaining(['kurikinton 240.webp', 'kurikinton 640.webp', 'hero 800.webp']));
    expect(made).not.toContain('kurikinton-2 240.webp');
  });

  it('has a new address when its master changes; the old one leads there or to what was kept', async () => {
    const master = join(shops[0]?.folder ?? '', 'pictures/kurikinton.webp');
    const old = { bytes: await readFile(master), src, kept: at(320), gone: at(160) };
    const keptBytes = (await app.inject(old.kept)).rawPayload;
    await sharp({ create: { width: 900, height: 1125, channels: 3, background: '#112233' } })
      .webp()
      .toFile(master);
    await seed(shop.db, { shops });
    await shop.versions.refresh();
    src = await srcOf('kurikinton');
    expect(src).not.toBe(old.src);
    expect((await app.inject(at(320))).statusCode).toBe(200);
    expect((await app.inject(old.kept)).rawPayload.equals(keptBytes)).toBe(true);
    const moved = await app.inject(old.gone);
    expect([moved.statusCode, moved.headers.location, moved.headers['cache-control']]).toEqual([
      302,
      at(160),
      'no-store',
    ]);
    await writeFile(master, old.bytes);
  });

  it('is made of a master that was put into a folder of its category since the shop noted it', async () => {
    const folder = join(shops[0]?.folder ?? '', 'pictures');
    const width = 800;
    const hash = (await shop.shop.pictures.master('test', 'category-sweets', new Date()))?.hash.slice(0, 8);
    await mkdir(join(folder, 'sweets'));
    await rename(join(folder, 'category-sweets.webp'), join(folder, 'sweets/category-sweets.webp'));
    const answer = await app.inject(`/images/test/category-sweets.${hash}/${width}.webp`);
    expect(answer.statusCode).toBe(200);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
  });
});
