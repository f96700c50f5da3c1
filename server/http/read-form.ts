/** A form with files as it comes over HTTP (multipart/form-data), into what a call's validators look at. */
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type FileDefinition, usualBodyBytes } from '../../schemas/contract/define-call';
import { Refusal } from './error-answer';

const mostFields = 20;
const longestName = 100;
/** Of a part: what it is called, and its type. */
const mostHeaders = 10;

const tooMany = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_REQ_FILE_TOO_LARGE']);

/** What the sender did wrong: the parser's errors have no status of their own where the form is broken. */
const refusalFor = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  const isTooMuch = error instanceof Error && 'code' in error && tooMany.has(String(error.code));
  return new Refusal(isTooMuch ? 'request.too-large' : 'request.malformed');
};

/** Read as far as one byte more than is taken, so that whoever looks at it sees that it is too large. */
const fileOf = async (part: MultipartFile): Promise<File> =>
  new File([Uint8Array.from(await part.toBuffer())], part.filename);

const valueOf = (part: Multipart): Promise<File> | string => {
  if (part.type === 'file') return fileOf(part);
  // A part that says that it is JSON has been parsed, to whatever depth.
  if (typeof part.value !== 'string' || part.fieldnameTruncated || part.valueTruncated)
    throw new Refusal('request.malformed');
  return part.value;
};

/** Fields and files by name; one that comes twice is a list, which no schema takes. Refuses what is no form. */
export const readForm = async (
  request: FastifyRequest,
  files: Readonly<Record<string, FileDefinition>>,
): Promise<Readonly<Record<string, unknown>>> => {
  const limits = {
    fileSize: Math.max(...Object.values(files).map(({ bytes }) => bytes)) + 1,
    files: Object.keys(files).length,
    fields: mostFields,
    parts: mostFields + Object.keys(files).length,
    fieldNameSize: longestName,
    fieldSize: usualBodyBytes,
    headerPairs: mostHeaders,
  };
  const form = new Map<string, unknown>();
  try {
    for await (const part of request.parts({ limits })) {
      const value = await valueOf(part);
      const before = form.get(part.fieldname);
      form.set(part.fieldname, before === undefined ? value : [before, value].flat());
    }
  } catch (error) {
    throw refusalFor(error);
  }
  return Object.fromEntries(form);
};
