import { defineCall, failure } from '../contract/define-call';
import { schoolAsked, schoolFound } from './school';

export const schoolText = 'Schools that a school’s outfitter serves.';

export const schoolCalls = {
  check: defineCall({
    method: 'POST',
    path: '/takimoto/v1/schools/check',
    summary:
      'Whether a name or code is one of the channel’s schools, and how the shop writes it. A channel that lists none takes any name',
    audience: 'everyone',
    isRead: true,
    body: schoolAsked,
    limits: [{ by: 'address', most: 600, perS: 600 }],
    responses: {
      200: { description: 'The school', body: schoolFound },
      422: failure('None of the channel’s schools; `errors.school` says so'),
    },
  }),
} as const;
