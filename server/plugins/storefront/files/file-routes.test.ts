import type { FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { fileHref } from '../../../../schemas/file-href';
import { errorOf, errors } from '../../../../schemas/shop-errors';
import type { LooseAnswer, LooseInput } from '../../../../src/api/transport';
import { closeAll, setUp } from '../storefront.test-support';

afterEach(closeAll);

const file: LooseAnswer = {
  status: 200,
  headers: { 'x-suggested-filename': '領収書_261120-482913.pdf' },
  body: new Blob(['%PDF-1.3'], { type: 'application/pdf' }),
};

const open = async (answer: LooseAnswer = file) => {
  const asked: (readonly [string, LooseInput])[] = [];
  const transport = (_request: FastifyRequest) => ({
    ids: [],
    send: (call: string, input: LooseInput) => {
      asked.push([call, input]);
      return Promise.resolve(answer);
    },
  });
  return { ...(await setUp({}, { transport })), asked };
};

const own = fileHref('/-/file/document.receipt', { id: 'Zr7x-0123456789abcdefAB' });

describe('a plain link to a file', () => {
  it('brings it under its name, to be saved and kept by nobody', async () => {
    const { get, asked } = await open();
    const { statusCode, headers, body } = await get(own);
    expect([statusCode, body]).toEqual([200, '%PDF-1.3']);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('領収書_261120-482913.pdf')}`,
    });
    expect(asked).toEqual([['document.receipt', { params: { id: 'Zr7x-0123456789abcdefAB' }, query: {} }]]);
  });

  it('gives path and query of the call what the address says', async () => {
    const { get, asked } = await open();
    await get(fileHref('/-/file/document.guestReceipt', { no: '261120-482913', t: 'q'.repeat(22) }));
    expect(asked).toEqual([
      ['document.guestReceipt', { params: { no: '261120-482913' }, query: { t: 'q'.repeat(22) } }],
    ]);
  });

  it('is of the cart that the visitor’s cookie names: no link has its token', async () => {
    const { get, asked } = await open();
    await get('/-/file/document.cartQuotation', { cookie: `cartToken=${'A'.repeat(22)}` });
    await get('/-/file/document.cartQuotation');
    expect(asked.map(([, { params }]) => params)).toEqual([{ token: 'A'.repeat(22) }, { token: '' }]);
  });

  it('leads to the login where that is over', async () => {
    const { get } = await open({ status: 401, headers: {}, body: errorOf('auth.required') });
    const { statusCode, headers } = await get(own);
    expect([statusCode, headers.location]).toEqual([302, '/login?re=1']);
  });

  it.each(['user.me', 'document.own', 'document.changeReceipt', 'document', '__proto__.constructor', 'upload.keep'])(
    'answers no other call: %s',
    async (call) => {
      const { get, asked } = await open();
      const { headers } = await get(`/-/file/${call}?id=1`);
      expect(headers['content-type']).toContain('text/html');
      expect(asked).toEqual([]);
    },
  );

  it.each(['document.not-paid', 'document.unprintable', 'request.too-many', 'service.unavailable'] as const)(
    '[order.documents] says why there is none now: %s',
    async (code) => {
      const refusal = errorOf(code);
      const { status } = errors[code];
      const { get } = await open({ status, headers: {}, body: refusal });
      const { statusCode, headers, body } = await get(own);
      expect([statusCode, headers['cache-control']]).toEqual([status, 'private, no-store']);
      expect(headers['content-type']).toContain('text/html');
      expect(body).toContain(refusal.message);
    },
  );

  it('is the shop’s own page where there is no such file', async () => {
    const { get } = await open({ status: 404, headers: {}, body: errorOf('order.not-found') });
    expect((await get(own)).headers['content-type']).toContain('text/html');
  });
});
