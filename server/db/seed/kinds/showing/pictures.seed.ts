import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Kysely } from 'kysely';
import sharp, { type Sharp } from 'sharp';
import type { Database } from '../../../schema';
import type { SeedContext, SeedStep } from '../../seed-kind';
import { type SeedRow, upsert } from '../../upsert';

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

interface Shop {
  readonly folder: string;
  readonly shop: { readonly channel: Pick<SeedContext['channel'], 'id'> };
}

/**
 * Notes every master below the shop's folder `pictures/`: size, mean colour and content. Further views of a product
 * (`<key>-2`) share the first one's alternative text.
 */
export async function seedPictures(
  db: Kysely<Database>,
  source: Shop,
  texts: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const channelId = source.shop.channel.id;
  const folder = join(source.folder, 'pictures');
  const known = await knownMasters(db, channelId);
  const rowOf = async ([name, path]: [string, string]): Promise<SeedRow<'pictures'>> => ({
    channel_id: channelId,
    name,
    file: relative(dirname(source.folder), path).replaceAll('\\', '/'),
    alt: texts.get(name) ?? texts.get(name.replace(/-\d+$/, '')) ?? '',
    ...(await readMaster(path, known.get(name))),
  });
  const rows: SeedRow<'pictures'>[] = [];
  for (const some of inGroups(mastersIn(folder), atATime)) rows.push(...(await Promise.all(some.map(rowOf))));
  await upsert(db, 'pictures', ['channel_id', 'name'], rows);
}

export const picturesSeed: SeedStep = {
  write: ({ db, folder, channel, pictureTexts }) => seedPictures(db, { folder, shop: { channel } }, pictureTexts),
};
