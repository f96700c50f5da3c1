import { byId } from '../contract/by-id';
import { defineCall, failure } from '../contract/define-call';
import { listOf } from '../contract/lists';
import { linkedProvider } from './provider';

export const providerText = 'Accounts elsewhere that members log in by.';

export const providerCalls = {
  mine: defineCall({
    method: 'GET',
    path: '/v1/me/login-providers',
    summary: 'The providers that open the member’s account, the first linked first',
    audience: 'member',
    ours: true,
    responses: { 200: { description: 'All of them', body: listOf(linkedProvider) } },
  }),
  unlink: defineCall({
    method: 'DELETE',
    path: '/v1/me/login-providers/{id}',
    summary:
      'Ends a link: that provider opens the account no more, and logins that wait for their second factor begin anew. The password stays, which every account has',
    audience: 'member',
    ours: true,
    params: byId,
    limits: [{ by: 'address', most: 600, perS: 600 }],
    responses: { 204: { description: 'Ended' }, 404: failure('No such link of the member’s') },
  }),
} as const;
