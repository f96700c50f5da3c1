import { defineCall } from '../contract/define-call';
import { pageListOf } from '../contract/lists';
import { limitHeaders, pageHeaders, pageQuery } from '../contract/pagination';
import { pointHistory, points } from './point';

export const pointText = 'Members’ points: what there is, until when, and where it came from and went.';

export const pointCalls = {
  points: defineCall({
    method: 'GET',
    path: '/v1/me/points',
    summary: 'The member’s points in this shop',
    audience: 'member',
    responses: { 200: { description: 'The points', headers: limitHeaders, body: points } },
  }),
  histories: defineCall({
    method: 'GET',
    path: '/v1/me/point-histories',
    summary: 'How the member’s points came and went, newest first',
    audience: 'member',
    query: { type: 'object', properties: pageQuery, additionalProperties: false },
    responses: { 200: { description: 'A page of entries', headers: pageHeaders, body: pageListOf(pointHistory) } },
  }),
} as const;
