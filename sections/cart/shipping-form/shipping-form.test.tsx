import { describe, expect, it } from 'vitest';
import { sampleAddress } from '../../samples/cart';
import { drawVariants } from '../../testing/draw-variants';
import { renderView, textOf } from '../../testing/render-view';
import { View } from './shipping-form-default';
import { shippingFormFixtures as fixtures } from './shipping-form.fixtures';
import { shippingForm } from './shipping-form.section';

drawVariants('shipping-form', { variants: shippingForm.variants, fixtures });

describe('shipping-form', () => {
  it('[form.address] asks for name, postal code, prefecture, city and address', () => {
    const text = textOf(renderView(View, fixtures.empty));
    for (const label of [
      '姓 必須',
      '名 必須',
      '郵便番号',
      '都道府県',
      '市区町村',
      '町名・番地',
      '建物名・部屋番号 任意',
    ])
      expect(text).toContain(label);
  });

  it('starts with the address that the cart knows, and is empty where the goods go to who orders them', () => {
    expect(renderView(View, fixtures.ok)).toContain(`value="${sampleAddress.shipping_kana}"`);
    expect(renderView(View, fixtures.empty)).not.toContain(`value="${sampleAddress.shipping_kana}"`);
  });

  it('says where nobody answered a form that was sent without script', () => {
    const posted = {
      action: 'shipping',
      values: { city: '京都市' },
      code: 'service.unavailable',
      message: 'ただいま混み合っています。',
      errors: null,
    };
    const html = renderView(View, fixtures.empty, { posted });
    expect(textOf(html)).toContain('ただいま混み合っています。');
    expect(html).toContain('value="京都市"');
  });
});
