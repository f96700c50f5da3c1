import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Kysely } from 'kysely';
import sharp, { type Sharp } from 'sharp';
import type { Database } from '../schema';
import type { ShopSource } from './read-shop';
import type { SeedCategory } from './shop-files';
import { idsOf, type SeedRow, upsert } from './upsert';

/** Ids of pictures by name; a picture whose master is missing is not among them. */
export type PictureIds = ReadonlyMap<string, number>;

interface Wanted {
  readonly name: string;
  readonly alt: string;
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** Mean colour as six hexadecimal digits; transparent parts are paper. */
async function meanColor(image: Sharp): Promise<string> {
  // Small first: `stats()` would look at every pixel of the master.
  const pixels = await image
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(8, 8, { fit: 'fill' })
    .raw()
    .toBuffer();
  const channels = pixels.length / 64;
  const mean = (channel: number) =>
    pixels.reduce((sum, value, index) => (index % channels === channel ? sum + value : sum), 0) / 64;
  return [0, 1, 2].map((channel) => hex(mean(Math.min(channel, channels - 1)))).join('');
}

type Master = Pick<SeedRow<'pictures'>, 'hash' | 'width' | 'height' | 'color'>;

/** Looks into the picture only where its content is not the known one's: it takes ten times as long. */
async function readMaster(file: string, known: Master | undefined): Promise<Master> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (known?.hash === hash) return known;
  const image = sharp(bytes);
  const { autoOrient } = await image.metadata();
  return { hash, width: autoOrient.width, height: autoOrient.height, color: await meanColor(image.autoOrient()) };
}

async function knownMasters(db: Kysely<Database>, channelId: string): Promise<ReadonlyMap<string, Master>> {
  const columns = ['name', 'hash', 'width', 'height', 'color'] as const;
  const rows = await db.selectFrom('pictures').select(columns).where('channel_id', '=', channelId).execute();
  return new Map(rows.map(({ name, ...master }) => [name, master]));
}

const everyCategory = (categories: readonly SeedCategory[]): SeedCategory[] =>
  categories.flatMap((category) => [category, ...everyCategory(category.children ?? [])]);

/** Names under which a thing's picture may stand, the likeliest first. */
export function pictureNames(kind: 'category' | 'maker' | 'banner', key: string): string[] {
  if (kind === 'category') return [`category-${key}`, `tile-${key}`, key];
  return kind === 'maker' ? [`maker-${key}`, key] : [key, `banner-${key}`];
}

/** The first of the names that there is a picture of. */
export const findPicture = (pictures: PictureIds, names: readonly string[]): number | null =>
  names.map((name) => pictures.get(name)).find((id) => id !== undefined) ?? null;

/** Alternative texts by name; further views of a product (`<key>-2`) share the first one's. */
function altTexts(source: ShopSource): Map<string, string> {
  const wanted: Wanted[] = [];
  const add = (names: readonly string[], picture: { name?: string; alt: string } | undefined) => {
    if (picture)
      wanted.push(...[...(picture.name ? [picture.name] : []), ...names].map((name) => ({ name, alt: picture.alt })));
  };
  for (const { key, picture } of everyCategory(source.categories ?? [])) add(pictureNames('category', key), picture);
  for (const { key, picture } of source.makers ?? []) add(pictureNames('maker', key), picture);
  for (const { key, picture } of source.banners ?? []) {
    add([...pictureNames('banner', key), `${key}-portrait`, `banner-${key}-portrait`], picture);
  }
  for (const { key, picture, pictures = [] } of source.products ?? []) {
    add([key], picture);
    pictures.forEach((more, index) => add([`${key}-${index + 2}`], more));
  }
  return new Map(wanted.map(({ name, alt }) => [name, alt]));
}

const masterName = /^([a-z0-9][a-z0-9_-]*)\.(webp|png|jpe?g|avif)$/;

/** All cores decode, and not every master is in memory at once. */
const atATime = 16;

const inGroups = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

/** Paths of all masters below the shop's folder `pictures/` by name, which is a picture's alone, whatever its folder. */
function mastersIn(folder: string): [name: string, path: string][] {
  const paths = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const masters = new Map<string, string>();
  for (const path of paths.sort()) {
    const name = masterName.exec(basename(path))?.[1];
    if (name === undefined) continue;
    const other = masters.get(name);
    if (other !== undefined) throw new Error(`${folder} has two pictures called ${name}: ${other} and ${path}`);
    masters.set(name, path);
  }
  return [...masters].map(([name, path]) => [name, join(folder, path)]);
}

/** Notes every master below the shop's folder `pictures/`: size, mean colour and content. */
export async function seedPictures(db: Kysely<Database>, source: ShopSource): Promise<PictureIds> {
  const channelId = source.shop.channel.id;
  const folder = join(source.folder, 'pictures');
  const alts = altTexts(source);
  const known = await knownMasters(db, channelId);
  const rowOf = async ([name, path]: [string, string]): Promise<SeedRow<'pictures'>> => ({
    channel_id: channelId,
    name,
    file: relative(dirname(source.folder), path).replaceAll('\\', '/'),
    alt: alts.get(name) ?? alts.get(name.replace(/-\d+$/, '')) ?? '',
    ...(await readMaster(path, known.get(name))),
  });
  const rows: SeedRow<'pictures'>[] = [];
  for (const some of inGroups(mastersIn(folder), atATime)) rows.push(...(await Promise.all(some.map(rowOf))));
  await upsert(db, 'pictures', ['channel_id', 'name'], rows);
  return idsOf(db, 'pictures', channelId, 'name');
}
