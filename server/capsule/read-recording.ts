/** What a browser handed over as its recording, where it is one. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { recordingLimits, type Recording, recordingSchema } from '../../schemas/scenario/recording';
import { jsonDepth } from '../http/json-depth';
import { once } from '../../src/lib/once';

const deepest = 64;

/** A shop is rarely asked for it. */
const validator = once(() =>
  new Ajv2020({ strict: true, allowUnionTypes: true, discriminator: true }).compile<Recording>(recordingSchema),
);

/** Null: there is none, or something else was sent in its place. */
export const readRecording = (text: unknown): Recording | null => {
  if (typeof text !== 'string' || text === '' || text.length > recordingLimits.storedSigns) return null;
  if (jsonDepth(text) > deepest) return null;
  const isRecording = validator();
  try {
    const value: unknown = JSON.parse(text);
    return isRecording(value) ? value : null;
  } catch {
    return null;
  }
};
