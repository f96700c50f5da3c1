/** What a browser handed over as its recording, where it is one. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject } from '../../schemas/contract/is-object';
import { keptSchemas } from '../../schemas/scenario/kept';
import { type KeptName, keptName } from '../../schemas/scenario/kept-names';
import { recordingLimits, type Recording, recordingSchema } from '../../schemas/scenario/recording';
import { compileAnswer } from '../http/ajv';
import { jsonDepth } from '../http/json-depth';
import { once } from '../../src/lib/once';

const deepest = 64;

/** A shop is rarely asked for it. */
const validator = once(() =>
  new Ajv2020({ strict: true, allowUnionTypes: true, discriminator: true }).compile<Recording>(recordingSchema),
);

const keptNames = Object.keys(keptSchemas) as KeptName[];
const keptValidators = once(() => new Map(keptNames.map((name) => [name, compileAnswer(keptSchemas[name])])));

/** Of what a browser keeps of a channel. */
export interface Stored {
  readonly name: KeptName;
  readonly channel: string;
  readonly kept: unknown;
}

/** As they stand in the browser's storage: each shop of a host has its own. */
export const storedNames = (channel: string): readonly string[] => keptNames.map((name) => keptName(name, channel));

/** Null: it is none, or more than anybody keeps. */
const parsed = (text: unknown): unknown => {
  if (typeof text !== 'string' || text.length > recordingLimits.storedSigns || jsonDepth(text) > deepest) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** What the browser keeps by itself; whatever else was sent is left out. */
export const readStored = (given: unknown, channel: string): readonly Stored[] => {
  const stored = parsed(given);
  if (!isObject(stored)) return [];
  return keptNames.flatMap((name) => {
    const kept = parsed(stored[keptName(name, channel)]);
    return keptValidators().get(name)?.(kept) ? [{ name, channel, kept }] : [];
  });
};

/** `375x812`; null: something else was sent in its place. */
export const readSize = (given: unknown): { readonly width: number; readonly height: number } | null => {
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(typeof given === 'string' ? given : '') ?? [];
  return width === undefined || height === undefined ? null : { width: Number(width), height: Number(height) };
};

/** Null: there is none, or something else was sent in its place. */
export const readRecording = (text: unknown): Recording | null => {
  const value = parsed(text);
  const isRecording = validator();
  return isRecording(value) ? value : null;
};
