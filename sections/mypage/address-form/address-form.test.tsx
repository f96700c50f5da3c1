import { describe, expect, it } from 'vitest';
import { addressFields } from '../../../schemas/book/book';
import { userAddressForm as form } from '../../../schemas/book/user-address.form';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './address-form-default';
import { addressFormData } from './address-form.data';
import { addressFormFixtures as fixtures } from './address-form.fixtures';
import { addressForm } from './address-form.section';

const env = { page: 'mypage.address-add', title: 'お届け先の追加', visitor: 'member' } as const;

drawVariants('address-form', { variants: addressForm.variants, fixtures, env });

describe('address-form', () => {
  it('[form.address] is a plain form of every field of an address', () => {
    const html = renderView(View, fixtures.ok, { ...env, prefix: '/gakuen' });
    expect(html).toMatch(/<form [^>]*action="\/gakuen\/-\/do\/user-address" method="post"/);
    expect(new Set(form.lines.flat())).toEqual(new Set(Object.keys(addressFields)));
    for (const name of Object.keys(addressFields)) expect(html).toContain(`name="${name}"`);
    for (const title of ['郵便番号', '都道府県', '市区町村', '町名・番地', '建物名・部屋番号'])
      expect(html).toContain(title);
    expect(html).toMatch(/name="division_ct" checked="" value="2"/);
    expect(html).not.toContain('name="id"');
  });

  it('copies what the member has told of their own address, at a press', () => {
    expect(renderView(View, fixtures.ok, env)).toContain('href="/mypage/address/add?own=1"');
    expect(renderView(View, fixtures.untold, env)).not.toContain('own=1');
    const html = renderView(View, fixtures.own, env);
    expect(html).toMatch(/name="shipping_last_name"[^>]* value="山田"/);
    expect(html).toMatch(/name="shipping_kana"[^>]* value="ヤマダ　ハナコ"/);
    expect(html).toMatch(/name="division_ct" checked="" value="1"/);
    expect(html).not.toContain('own=1');
  });

  it('holds what an address of the book says, and which one it is', () => {
    const html = renderView(View, fixtures.known, env);
    expect(html).toMatch(/name="address1"[^>]* value="梅田1-2-3"/);
    expect(html).toMatch(/type="hidden" name="id" value="31"/);
  });

  it('asks for an address where its path names one', () => {
    const { settings } = fixtures.ok;
    const context = {
      page: 'mypage.address-edit',
      query: {},
      today: '2026-11-20',
      cartToken: '',
      isMember: false,
      settings,
    } as const;
    expect(addressFormData.needs({ ...context, params: { key: '31' } }).address?.input).toEqual({ params: { id: 31 } });
    expect(addressFormData.needs({ ...context, params: {} })).not.toHaveProperty('address');
  });
});
