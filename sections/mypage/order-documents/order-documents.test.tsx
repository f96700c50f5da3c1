import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './order-documents-default';
import { orderDocumentsFixtures as fixtures } from './order-documents.fixtures';
import { orderDocuments } from './order-documents.section';

const env = { page: 'mypage.order', title: '注文内容', visitor: 'member' } as const;

drawVariants('order-documents', { variants: orderDocuments.variants, fixtures, env });

describe('order-documents', () => {
  it('[order.documents] links to the files that there are, and says why there is no receipt yet', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    expect(html).toContain('href="/gakuen/-/file/document.billing?id=Zr7x-0123456789abcdefAB" download=""');
    expect(html).not.toContain('document.receipt');
    expect(textOf(html)).toContain('お支払いを確認できてからお出しします');
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/receipt" method="post"/);
    const issued = renderView(View, fixtures.issued, env);
    expect(issued).toContain('/-/file/document.receipt?id=');
    expect(textOf(issued)).toContain('「再発行」と記されます');
  });

  it('[order.documents] has no receipt in a name that cannot be printed, says so, and asks for another', () => {
    const html = renderView(View, fixtures.unprintable, env);
    expect(html).not.toContain('document.receipt');
    expect(html).toContain('document.billing');
    expect(textOf(html)).toContain('領収書に「🎀」は印刷できません。');
    expect(html).toContain('<details open=""');
  });

  it('[order.guest-receipt] names the files of a guest’s order by number and token', () => {
    const html = renderView(View, fixtures.guestIssued, { page: 'orders.receipt', title: 'ご注文内容・領収書' });
    expect(html).toContain(`/-/file/document.guestReceipt?no=261120-482913&amp;t=${'q'.repeat(22)}`);
    expect(html).toMatch(/<input type="hidden" name="t" value="q{22}"/);
    expect(html).not.toContain('document.quotation');
  });

  it('[order.documents] shows a change that was refused without script, with what is wrong', () => {
    const message = '宛名の「🎀」は印刷できません。';
    const errors = { name: [{ code: 'characters', message }] };
    const posted = { action: 'receipt', values: { name: '山田🎀' }, code: 'request.invalid', message: '', errors };
    expect(renderView(View, fixtures.ok, env)).not.toContain('<details open');
    const html = renderView(View, fixtures.ok, { ...env, posted });
    expect(html).toContain('<details open=""');
    expect(textOf(html)).toContain(message);
  });

  it('has no receipt where nothing was paid, and does not ask what it shall say', () => {
    const html = renderView(View, fixtures.free, env);
    expect(textOf(html)).toContain('お支払いがなかったご注文のため、領収書はありません。');
    expect(html).not.toContain('document.receipt');
    expect(html).not.toContain('<form');
  });

  it('has no receipt of what came back and was refunded, and does not ask what it shall say', () => {
    const html = renderView(View, fixtures.returned, env);
    expect(html).not.toMatch(/document\.receipt|<form/);
    expect(textOf(html)).toContain('返品されたご注文のため、領収書はお出しできません。');
    expect(textOf(html)).not.toContain('お支払いを確認できてから');
  });

  it('has no receipt once all of the money went back, says so, and does not ask what it shall say', () => {
    const html = renderView(View, fixtures.refunded, env);
    expect(html).not.toMatch(/document\.receipt|<form/);
    expect(html).toContain('document.billing');
    expect(textOf(html)).toContain('全額ご返金済み（お手続き中を含みます）のため、領収書はお出しできません。');
    expect(textOf(html)).not.toContain('お支払いを確認できてから');
  });

  it('has none of a cancelled order', () => {
    const html = renderView(View, fixtures.cancelled, env);
    expect(html).not.toContain('/-/file/');
    expect(html).not.toContain('<form');
    expect(textOf(html)).toContain('キャンセルされたご注文');
  });
});
