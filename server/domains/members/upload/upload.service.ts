/** Files that visitors upload. A guest's are found by the name that their browser keeps, and become the member's at a login. */
import type { Kysely, Transaction } from 'kysely';
import type { UploadedFile } from '../../../../schemas/upload/upload';
import { cutAt, oneLine } from '../../../../src/lib/one-line';
import type { Database } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { FileStore } from '../../../files/folder-store';
import { Refusal } from '../../../http/error-answer';
import type { RequestContext } from '../../../request/request-context';
import type { Redrawn, RedrawnPicture } from '../../base/pictures/redraw.service';
import { hashSecret, newSecret } from '../accounts/accounts.service';
import { goodVisitorToken } from '../visitors/visitors.service';
import {
  announce,
  countWaiting,
  deleteUploadsExpiredBy,
  findUpload,
  forget,
  giveUploads,
  insertUpload,
  lockOwner,
  lockUnwanted,
  type Owned,
  type UploadRow,
} from './upload.repository';
import { dayMs } from '../../../../src/lib/durations';

/** From the upload on, as long as nothing refers to it. */
const keptMs = dayMs;
/** How long writing a file may take. */
const writingMs = 10 * 60_000;
const mostWaiting = 100;
const longestStem = 150;

export type UploadFault = Extract<Redrawn, { ok: false }>['fault'] | 'too-many';
export type Kept =
  | { readonly ok: true; readonly file: UploadedFile }
  | { readonly ok: false; readonly fault: UploadFault };

export interface NewUpload {
  readonly file: File;
  readonly dir: string;
  /** That the guest shows; null: none. */
  readonly token: string | null;
}

export interface UploadsService {
  keep(context: RequestContext, upload: NewUpload): Promise<Kept>;
  /** Null: no such file of the visitor's. */
  find(
    context: RequestContext,
    key: string,
    token: string | null,
  ): Promise<{ readonly name: string; readonly content: Blob } | null>;
  /** What the guest has uploaded becomes the member's. */
  claim(
    trx: Transaction<Database>,
    owned: { readonly memberId: number; readonly channelId: string },
    token: string | null,
  ): Promise<void>;
}

export interface UploadsDeps {
  readonly db: Kysely<Database>;
  readonly redraw: (bytes: Buffer) => Promise<Redrawn>;
  /** Null: this process has no place for files. */
  readonly files: FileStore | null;
}

/** What a file is called, of what its sender says: no folder, no sign that is not seen, and the ending of what it is. */
const nameOf = (given: string): string => {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const seen = oneLine(last.normalize('NFC').replaceAll(/[\p{Cs}\p{Cf}\p{Noncharacter_Code_Point}]/gu, ''));
  const dot = seen.lastIndexOf('.');
  const stem = dot > 0 ? seen.slice(0, dot) : seen.replaceAll('.', '');
  return `${cutAt(longestStem, stem.trim() || 'picture')}.webp`;
};

const toUploadedFile = (row: UploadRow, token: string | null): UploadedFile => ({
  key: row.key,
  dir: row.dir,
  name: row.name,
  media_type: row.mediaType,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  uploaded_at: row.at.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
  token,
});

/** Whose the visitor's files are, by their login and by the name that they show. */
const ownersOf = ({ visitor, channel }: RequestContext, token: string | null): readonly Owned[] => [
  ...(visitor.kind === 'member' && visitor.isRegistered
    ? [{ owner: { memberId: visitor.userId }, channelId: channel.id }]
    : []),
  ...(token === null ? [] : [{ owner: { visitorHash: hashSecret(token) }, channelId: channel.id }]),
];

export const createUploadsService = ({ db, redraw, files }: UploadsDeps): UploadsService => {
  const store = (): FileStore => {
    if (files === null) throw new Refusal('service.unavailable');
    return files;
  };

  const isFull = async (on: Kysely<Database>, owned: Owned): Promise<boolean> =>
    (await countWaiting(on, owned)) >= mostWaiting;

  /** @returns whether there was room: of those who come at once, each counts what the one before has kept */
  const write = async (owned: Owned, row: UploadRow, { bytes }: RedrawnPicture): Promise<boolean> => {
    await announce(db, row.key, new Date(row.at.getTime() + writingMs));
    await store().put(row.key, bytes);
    const end = await inTransaction(db, async (trx) => {
      await lockOwner(trx, owned);
      if (await isFull(trx, owned)) return 'full';
      return (await insertUpload(trx, owned, row)) ? 'kept' : 'gone';
    });
    if (end === 'kept') return true;
    await store().delete(row.key);
    if (end === 'gone') throw new Refusal('auth.required');
    return false;
  };

  return {
    async keep(context, { file, dir, token: shown }) {
      const { visitor, now } = context;
      const isMember = visitor.kind === 'member' && visitor.isRegistered;
      const token = isMember ? null : await goodVisitorToken(db, context, shown);
      const [owned] = ownersOf(context, token);
      if (!owned || (await isFull(db, owned))) return { ok: false, fault: 'too-many' };
      const drawn = await redraw(Buffer.from(await file.arrayBuffer()));
      if (!drawn.ok) return drawn;
      const { bytes, mediaType, width, height } = drawn.picture;
      const times = { at: now, expiresAt: new Date(now.getTime() + keptMs) };
      const row = { key: newSecret(), dir, name: nameOf(file.name), mediaType, bytes: bytes.length, width, height, ...times }; // prettier-ignore
      if (!(await write(owned, row, drawn.picture))) return { ok: false, fault: 'too-many' };
      return { ok: true, file: toUploadedFile(row, token) };
    },

    async find(context, key, token) {
      for (const owned of ownersOf(context, token)) {
        const found = await findUpload(db, owned, key, context.now);
        const bytes = found && (await store().get(key));
        if (found && !bytes) context.log.error({ key }, 'the file of an upload is gone');
        if (bytes) return { name: found.name, content: new Blob([Uint8Array.from(bytes)], { type: found.mediaType }) };
      }
      return null;
    },

    async claim(trx, { memberId, channelId }, token) {
      if (token !== null) await giveUploads(trx, memberId, channelId, hashSecret(token));
    },
  };
};

/** @returns how many were deleted */
export const deleteExpiredUploads = (db: Kysely<Database>, now: Date, most: number): Promise<number> =>
  deleteUploadsExpiredBy(db, now, most);

/** The files of what was deleted, and of what never came to an end. */
export const deleteUnwantedFiles =
  (files: Pick<FileStore, 'delete'>) =>
  (db: Kysely<Database>, now: Date, most: number): Promise<number> =>
    inTransaction(db, async (trx) => {
      const keys = await lockUnwanted(trx, now, most);
      for (const key of keys) await files.delete(key);
      if (keys.length > 0) await forget(trx, keys);
      return keys.length;
    });
