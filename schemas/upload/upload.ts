/** A file that somebody has uploaded, as its answer tells of it. */
import { secretName } from '../auth/auth';
import type { Infer } from '../contract/json-schema';

/** Of a picture that is taken; a phone's camera makes half of it. */
export const mostUploadBytes = 10_000_000;

/** Names of folders in small letters, between slashes: a label to find files by, and no path on any disk. */
export const uploadDir = {
  type: 'string',
  title: '保存先',
  maxLength: 100,
  pattern: '^(?:[a-z0-9][a-z0-9_-]*(?:/[a-z0-9][a-z0-9_-]*)*)?$',
  default: '',
  'x-personal': 'none',
} as const;

export const uploadKey = { ...secretName, 'x-personal': 'number' } as const;

export const uploadedFile = {
  title: 'UploadedFile',
  type: 'object',
  properties: {
    key: { ...uploadKey, description: 'Names the file, and opens nothing' },
    dir: { ...uploadDir, description: 'As it was given' },
    name: {
      type: 'string',
      'x-personal': 'text',
      description: 'As the file was called, with the ending of what it is now',
    },
    media_type: { type: 'string', 'x-personal': 'none' },
    bytes: { type: 'integer' },
    width: { type: 'integer', description: 'In pixels' },
    height: { type: 'integer' },
    uploaded_at: { type: 'string', format: 'date-time' },
    expires_at: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'When it goes, unless something refers to it by then; null: something does',
    },
    token: {
      type: ['string', 'null'],
      'x-personal': 'token',
      description:
        'Of what a guest has uploaded and looked at; null: it is the member’s, or the shop’s own browser keeps it in a cookie',
    },
  },
  required: ['key', 'dir', 'name', 'media_type', 'bytes', 'width', 'height', 'uploaded_at', 'expires_at', 'token'],
  additionalProperties: false,
} as const;

export type UploadedFile = Infer<typeof uploadedFile>;
