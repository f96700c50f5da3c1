import { describe, expect, it } from 'vitest';
import { drawVariants } from '../../testing/draw-variants';
import { renderView } from '../../testing/render-view';
import { View } from './order-memo-default';
import { orderMemoFixtures as fixtures } from './order-memo.fixtures';
import { orderMemo } from './order-memo.section';

const env = { page: 'mypage.order', title: '注文内容', visitor: 'member' } as const;

drawVariants('order-memo', { variants: orderMemo.variants, fixtures, env });

describe('order-memo', () => {
  it('keeps for this tab what is typed and not saved, for each order by itself', () => {
    const { id } = fixtures.ok.data.order;
    expect(orderMemo.hydrate).toBe('load');
    expect(renderView(View, fixtures.ok, env)).toMatch(new RegExp(`<form [^>]*data-kept="noren:form:\\w+:memo-${id}@`));
  });

  it('[order.memo] says what is wrong where it is sent without script', () => {
    const errors = { memo: [{ code: 'required', message: 'メモを入力してください。' }] };
    const posted = { action: 'order-memo', values: { memo: '' }, code: 'x', message: 'm', errors };
    expect(renderView(View, fixtures.ok, { ...env, posted })).toMatch(/id="[^"]*-error"[^>]*>メモを入力してください。/);
  });

  it('draws nothing of a guest’s order', () =>
    expect(renderView(View, { ...fixtures.ok, data: { order: { id: fixtures.ok.data.order.id } } }, env)).toBe(''));
});
