import { defineCall } from '../contract/define-call';
import { listOf } from '../contract/lists';
import { popup } from './popup';

export const popupText = 'What a shop tells its members when they come.';

export const popupCalls = {
  mine: defineCall({
    method: 'GET',
    path: '/v1/me/popup',
    summary: 'What the shop tells its members at the moment, in its order',
    audience: 'member',
    responses: { 200: { description: 'At most ten', body: listOf(popup) } },
  }),
} as const;
