import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { parse } from 'yaml';
import type { Infer } from '../../../schemas/contract/json-schema';
import { once } from '../../../src/lib/once';
import { projectRoot } from '../../files/project-root';
import { seedKinds } from './kinds.generated';
import type { AnySeedKind } from './seed-kind';

/** Where the demo shops' files and their pictures' masters stand. */
export const seedFolder = join(projectRoot, 'server/db/seed');

type Kinds = typeof seedKinds;
/** What each file holds, by its name; a shop may lack any but `shop`. */
type ShopFiles = {
  readonly [N in keyof Kinds as Kinds[N] extends { readonly file: object } ? N : never]: Kinds[N] extends {
    readonly file: infer S;
  }
    ? Infer<S>
    : never;
};

const schemas: readonly (readonly [name: string, schema: object])[] = Object.entries<AnySeedKind>(seedKinds).flatMap(
  ([name, { file }]) => (file ? [[name, file] as const] : []),
);

export interface ShopSource extends Partial<ShopFiles> {
  readonly folder: string;
  readonly shop: ShopFiles['shop'];
}

/** Most starts find their shops there already. */
const validators = once(() => {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictRequired: false });
  return new Map(schemas.map(([name, schema]) => [name, ajv.compile(schema)]));
});

/** The file of that name, or the files of the folder of that name: their lists follow one another. */
function filesOf(folder: string, name: string): string[] {
  const file = join(folder, `${name}.yaml`);
  if (existsSync(file)) return [file];
  const parts = join(folder, name);
  if (!existsSync(parts)) return [];
  return readdirSync(parts)
    .filter((part) => part.endsWith('.yaml'))
    .sort()
    .map((part) => join(parts, part));
}

function readFile(file: string, name: string): unknown {
  const content: unknown = parse(readFileSync(file, 'utf8'));
  const validate = validators().get(name);
  if (validate && !validate(content)) {
    const faults = (validate.errors ?? [])
      .slice(0, 10)
      .map(({ instancePath, message }) => `${instancePath} ${message}`);
    throw new Error(`${file} cannot be used:\n  ${faults.join('\n  ')}`);
  }
  return content;
}

function read(folder: string, name: string): unknown {
  const contents = filesOf(folder, name).map((file) => readFile(file, name));
  return contents.length > 1 ? contents.flat() : contents[0];
}

/** All demo shops, `minori` first: it is the one that the plain URL shows. */
export function readShops(root: string = seedFolder): ShopSource[] {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'shop.yaml')))
    .map(({ name }) => name);
  const ordered = folders.sort((a, b) => Number(b === 'minori') - Number(a === 'minori') || (a < b ? -1 : 1));
  return ordered.map((name) => {
    const folder = join(root, name);
    const files = schemas.map(([file]) => [file, read(folder, file)]);
    // Each file has just been checked against its schema; `shop` exists.
    return { folder, ...Object.fromEntries(files) } as ShopSource;
  });
}
