import { describe, expect, it } from 'vitest';
import { readyCart } from '../../samples/cart';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './orderer-form-default';
import { ordererFormFixtures as fixtures } from './orderer-form.fixtures';
import { ordererForm } from './orderer-form.section';

drawVariants('orderer-form', { variants: ordererForm.variants, fixtures });

const valueOf = (html: string, name: string): string | undefined =>
  new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1];

describe('orderer-form', () => {
  it('is a plain form that posts to the shop, in the channel', () =>
    expect(renderView(View, fixtures.empty, { prefix: '/gakuen' })).toMatch(
      /<form [^>]*action="\/gakuen\/-\/do\/orderer" method="post"/,
    ));

  it('leads who is a member to the login and back here, where the shop has members', () => {
    const url = '/cart/shipping-select';
    const draw = (env: object) => renderView(View, fixtures.empty, { url, ...env });
    const link = 'href="/login/?redirect=%2Fcart%2Fshipping-select"';
    expect(draw({ visitor: 'guest' })).toContain(link);
    for (const env of [
      { visitor: 'member' },
      { visitor: 'guest', isMemberless: true },
      { visitor: 'guest', isUnconfirmed: true },
    ])
      expect(draw(env), JSON.stringify(env)).not.toContain('/login/');
  });

  it('starts with what the cart knows', () => {
    const html = renderView(View, fixtures.ok);
    expect(valueOf(html, 'email')).toBe(readyCart.orderer?.email);
    expect(html).toMatch(/name="ship_to" checked="" value="other"/);
  });

  it('keeps what a member types for their own cart: after a logout in the same tab nobody else is shown it', () => {
    const keptBy = (visitor: 'guest' | 'member') =>
      /data-kept="noren:form:\w+:([^"]*)@"/.exec(renderView(View, fixtures.ok, { visitor }))?.[1];
    expect(keptBy('member')).toBe(`orderer:${readyCart.id}`);
    expect(keptBy('guest')).toBe('orderer');
    // Where the mark says whose it is, it goes on with their next cart.
    expect(renderView(View, fixtures.ok, { visitor: 'member', drawnFor: 'hanako123456' })).toMatch(
      /data-kept="noren:form:\w+:orderer@hanako123456"/,
    );
  });

  it('sends the goods to who orders them, where nothing else is said', () =>
    expect(renderView(View, fixtures.empty)).toMatch(/name="ship_to" checked="" value="orderer"/));

  it('shows what was sent without script again, with what is wrong', () => {
    const html = renderView(View, fixtures.empty, {
      posted: {
        action: 'orderer',
        values: { last_name: '山田', city: '' },
        code: 'request.invalid',
        message: '入力内容をご確認ください。',
        errors: { city: [{ code: 'minLength', message: '市区町村を入力してください。' }] },
      },
    });
    expect(valueOf(html, 'last_name')).toBe('山田');
    expect(textOf(html)).toContain('1件の入力内容をご確認ください。 市区町村を入力してください。');
  });

  it('leaves alone what was sent with another form', () => {
    const posted = { action: 'shipping', values: { city: '他' }, code: 'x', message: '別の話', errors: null };
    expect(renderView(View, fixtures.empty, { posted })).not.toMatch(/他|別の話/);
  });

  it('starts with what a member has told the shop, where the cart has no orderer', () => {
    const html = renderView(View, fixtures.own);
    expect(html).toMatch(/name="last_name"[^>]* value="山田"/);
    expect(html).toMatch(/name="email"[^>]* value="[^"]+@/);
  });
});
