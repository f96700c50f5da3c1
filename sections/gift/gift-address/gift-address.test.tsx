import { describe, expect, it } from 'vitest';
import { sampleAddress } from '../../samples/cart';
import { sampleGiftToken } from '../../samples/gifts';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './gift-address-default';
import { giftAddressData } from './gift-address.data';
import { giftAddressFixtures as fixtures } from './gift-address.fixtures';
import { giftAddress } from './gift-address.section';

const env = { page: 'gift.shipping', title: 'ギフトのお届け先' } as const;

drawVariants('gift-address', { variants: giftAddress.variants, fixtures, env });

describe('gift-address', () => {
  it('[gift.flow] is a plain form of an address that names its gift, and says who does not see it', () => {
    const html = renderView(View, fixtures.empty, { ...env, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/gift-shipping#s1-address" method="post"/);
    expect(html).toContain(`<input type="hidden" name="token" value="${sampleGiftToken}"/>`);
    for (const name of Object.keys(sampleAddress)) expect(html).toContain(`name="${name}"`);
    expect(textOf(html)).toContain('贈り主さまには表示されません');
  });

  it('starts with what this receiver has said before', () =>
    expect(renderView(View, fixtures.ok, env)).toContain(`value="${sampleAddress.address1}"`));

  it('says to where none is sent, and why somebody was sent back', () => {
    expect(textOf(renderView(View, fixtures.empty, env))).toContain('沖縄県へはギフトをお届けできません');
    expect(renderView(View, fixtures.unserved, env)).toMatch(/role="alert">.*こちらの地域へはギフトをお届けできません/);
  });

  it('says what a later step was refused for, where its form was sent without script', () => {
    const message = 'こちらの地域へはギフトをお届けできません。';
    for (const action of ['gift-delivery', 'gift-receive']) {
      const posted = { action, values: {}, code: 'gift.not-served', message, errors: null };
      expect(renderView(View, fixtures.ok, { ...env, posted }).split(message)).toHaveLength(2);
    }
  });

  it('[gift.optional-key] asks for the link where the address has none', () => {
    const html = renderView(View, fixtures.open, { ...env, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/gift-open" method="post"/);
    expect(html).toMatch(/name="link"/);
  });

  it('asks for nothing of a gift that can be received no more', () => {
    const { settings } = fixtures.ok;
    const context = {
      page: 'gift.shipping',
      query: {},
      today: '2026-11-20',
      cartToken: '',
      isMember: false,
      settings,
    } as const;
    const params = { key: sampleGiftToken };
    expect(giftAddressData.needs({ ...context, params, gift: { isWaiting: false, place: null } })).toEqual({});
    expect(
      giftAddressData.needs({ ...context, params, gift: { isWaiting: true, place: null } }).shipping?.input,
    ).toEqual({
      params: { token: sampleGiftToken },
    });
  });
});
