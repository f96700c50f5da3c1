import { describe, expect, it } from 'vitest';
import { type CallGroups, defineCall } from '../../schemas/contract/define-call';
import { wireOf } from '../../schemas/contract/wire';
import { problemsOfDownloads } from './staff-calls';

const call = { method: 'GET', summary: 'x', responses: {} } as const;
const shop: CallGroups = { product: { list: defineCall({ ...call, path: '/v1/products', audience: 'everyone' }) } };
const drafts = { publish: defineCall({ ...call, path: '/v1/studio/drafts/{id}', audience: 'staff' }) };
const built = (contract: CallGroups): string => `const wire=${JSON.stringify(wireOf(contract))};`;

describe('what shoppers download', () => {
  it('may know the shop’s own calls', () =>
    expect(problemsOfDownloads({ shop, studio: { drafts } }, [built(shop)])).toEqual([]));

  it('knows no call for staff, though it stood in the shop’s contract', () => {
    const mixed: CallGroups = { ...shop, drafts };
    expect(problemsOfDownloads({ shop: mixed }, [built(mixed)])).toEqual([
      'drafts.publish (/v1/studio/drafts/{id}) reaches shoppers',
    ]);
  });

  it.each([
    ['the wire of it', built({ drafts })],
    ['its id', 'client.transport.send(`drafts.publish`,{})'],
    ['its path', 'fetch("/v1/studio/drafts/{id}")'],
  ])('knows no call of another app’s contract: %s', (_, text) =>
    expect(problemsOfDownloads({ shop, studio: { drafts } }, [built(shop), text])).toEqual([
      'drafts.publish (/v1/studio/drafts/{id}) reaches shoppers',
    ]),
  );

  it('is not taken for clean where nothing of it can be read', () =>
    expect(
      problemsOfDownloads({ shop, studio: { drafts } }, ['']).concat(problemsOfDownloads({ studio: { drafts } }, [])),
    ).toEqual(['No call of the shop is found', 'No call of the shop is found']));
});
