import { describe, expect, it } from 'vitest';
import { sampleAddress } from '../../samples/cart';
import { receiversOf } from './receivers';

describe('receiversOf', () => {
  it('[cart.multiple-shipping] numbers those who have one name', () => {
    const receivers = receiversOf(['s1', 's4'].map((key) => ({ key, address: sampleAddress })));
    expect([...receivers.values()]).toEqual(['お届け先1 佐藤 一郎 様', 'お届け先2 佐藤 一郎 様']);
  });

  it('numbers a place that nobody has named yet', () =>
    expect(receiversOf(['s1', 's4'].map((key) => ({ key, address: null }))).get('s4')).toBe('お届け先2 ご注文者'));

  it('is empty where all goes to one place', () =>
    expect(receiversOf([{ key: 's1', address: sampleAddress }]).size).toBe(0));
});
