/**
 * A kind of demo data is a file of its own, `kinds/<wing>/<name>.seed.ts`, which exports `<name>Seed`: what
 * `<shop>/<name>.yaml` may hold, and how it comes into the database. `npm run index` finds it; nothing else names it.
 */
import type { Kysely } from 'kysely';
import type { Infer, Schema } from '../../../schemas/contract/json-schema';
import type { Database } from '../schema';

export interface PictureText {
  /** The picture's name; it need not exist. */
  readonly name: string;
  readonly alt: string;
}

/** What a kind is written with. */
export interface SeedContext {
  readonly db: Kysely<Database>;
  readonly channel: { readonly id: string; readonly theme: string };
  /** The shop's place among the shops. */
  readonly position: number;
  /** The shop's folder, with its files. */
  readonly folder: string;
  /** What all kinds say of pictures, by the picture's name. */
  readonly pictureTexts: ReadonlyMap<string, string>;
  readonly warn: (message: string) => void;
}

/** Data without a file of its name: other files of the shop's folder. */
export interface SeedStep {
  /** The kinds whose rows must be there already; `shop` is, always. */
  readonly after?: readonly string[];
  readonly write: (context: SeedContext) => Promise<unknown>;
}

export interface SeedKind<S extends Schema> {
  /** The file's schema. Properties that are for other readers are left alone, unless it says otherwise. */
  readonly file: S;
  /** The kinds whose rows must be there already; `shop` is, always. */
  readonly after?: readonly string[];
  readonly pictureTexts?: (content: Infer<S>) => readonly PictureText[];
  /** Written again and again, it stays the same. A shop without the file has no content. */
  readonly write: (context: SeedContext, content: Infer<S> | undefined) => Promise<unknown>;
}

/** Any kind, whose content has been checked by its own schema. */
export interface AnySeedKind {
  readonly file?: object;
  readonly after?: readonly string[];
  readonly pictureTexts?: (content: never) => readonly PictureText[];
  readonly write: (context: SeedContext, content: never) => Promise<unknown>;
}

export const seedKind = <const S extends Schema>(kind: SeedKind<S>): SeedKind<S> => kind;
