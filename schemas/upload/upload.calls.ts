import { visitorHeaders } from '../auth/auth';
import { defineCall, failure } from '../contract/define-call';
import { mostUploadBytes, uploadDir, uploadedFile, uploadKey } from './upload';

export const uploadText = 'Files that visitors upload, for themselves.';

export const uploadCalls = {
  keep: defineCall({
    method: 'POST',
    path: '/v1/upload-files',
    summary:
      'Keeps a picture (JPEG, PNG or WebP, by its content), drawn anew as WebP without anything that a camera has written into it. It is shown to its owner alone, and goes a day later unless something refers to it',
    audience: 'visitor',
    gives: 'visitor',
    headers: visitorHeaders,
    body: { type: 'object', properties: { dir: uploadDir }, additionalProperties: false },
    files: {
      file: {
        title: '画像ファイル',
        description: 'JPEG, PNG or WebP of at most 50 million pixels; it is made to fit into 2400 × 2400',
        bytes: mostUploadBytes,
      },
    },
    // The file, and what a form has around it: what is a little too large is told as the field's fault.
    bodyBytes: 2 * mostUploadBytes,
    // Each takes up to a second of a processor, and half a megabyte for a day.
    limits: [
      { by: 'address', most: 120, perS: 600 },
      { by: 'shop', most: 1_200, perS: 600 },
    ],
    responses: {
      201: { description: 'Kept', body: uploadedFile },
      422: failure('No picture that is taken; `errors.file` says why'),
    },
  }),
  file: defineCall({
    method: 'GET',
    path: '/v1/upload-files/{key}',
    summary: 'An uploaded file, for its owner',
    audience: 'visitor',
    ours: true,
    headers: visitorHeaders,
    params: { type: 'object', properties: { key: uploadKey }, required: ['key'], additionalProperties: false },
    responses: {
      200: {
        description: 'The file, to be saved and not to be shown as a page',
        binary: 'image/webp',
        headers: {
          type: 'object',
          properties: {
            'x-suggested-filename': { type: 'string', 'x-personal': 'text', description: 'Percent-encoded' },
          },
          required: ['x-suggested-filename'],
          additionalProperties: false,
        },
      },
      404: failure('No such file of the visitor’s'),
    },
  }),
} as const;
