import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDataVersions, type DataVersions } from '../../../base/data-version/data-version.service';
import type { MailsService } from '../../../base/mails/mails.service';
import { sandboxPublicKey } from '../../../../sandbox-payments/sandbox-payments';
import { createShop } from '../../../shop';
import { statementsOf } from '../../../members/statements.test-support';
import { right } from '../../../members/members.test-support';
import { type MembersSales, openMembersSales } from '../own-orders.test-support';
import { type AskShop, decide, orderer, readyCart } from '../shoppers.test-support';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { email } = orderer;
let shop: MembersSales;
let versions: DataVersions;
let mails: MailsService;
beforeAll(async () => {
  shop = await openMembersSales();
  versions = await createDataVersions(shop.db, { url: shop.url, log: quiet });
  ({ mails } = createShop({ db: shop.db, versions, publicUrl: 'https://shop.example' }));
});
afterAll(async () => {
  await versions.stop();
  await shop.close();
});

const guest: AskShop = async (method, url, payload) =>
  shop.ask(method, url, payload ?? null, { headers: { 'x-public-key': sandboxPublicKey } });

/** Number and token, as the confirmation has them. */
const ordered = async () => {
  const { body } = await decide(guest, await readyCart(guest, { skuId: shop.skuId }));
  const { order_no: no, guest_token: token } = await shop.db
    .selectFrom('orders')
    .select(['order_no', 'guest_token'])
    .where('order_no', '=', String(body.order_no))
    .executeTakeFirstOrThrow();
  return { no, token, link: `https://shop.example/orders/receipt?no=${no}&t=${token}` };
};

const ask = (asked: object, channel = 'test') => shop.ask('POST', '/v1/orders/link/request', asked, { channel });

/** What the newest mail says. */
const newest = async () => (await mails.newest(1))[0]?.letter ?? null;

describe('the link of an order, asked for once more', () => {
  it('is mailed to the address that the order has, and leads to it as the first one does', async () => {
    const { no, token, link } = await ordered();
    expect((await ask({ order_no: no, email })).status).toBe(204);
    const letter = await newest();
    expect(letter).toMatchObject({
      recipient: email,
      subject: `【試し屋】ご注文画面のご案内（ご注文番号 ${no}）`,
      outdated: null,
    });
    expect(letter?.text).toContain(`\n${link}\n`);
    expect(letter?.html).toContain(`href="${link.replace('&', '&amp;')}"`);
    expect(await shop.ask('GET', `/v1/orders/${no}?t=${token}`)).toMatchObject({ status: 200, body: { order_no: no } });
  });

  it('takes number and address as people write them', async () => {
    const { no, link } = await ordered();
    const wide = no.replace('-', '').replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    for (const asked of [
      { order_no: no.replace('-', '－'), email: 'Hanako@Example.JP' },
      { order_no: wide, email },
    ]) {
      expect((await ask(asked)).status).toBe(204);
      expect((await newest())?.recipient).toBe(email);
      expect((await newest())?.text).toContain(link);
    }
  });

  it('is answered alike, by the same statements, for another address, number or shop, and mailed to nobody', async () => {
    const { no, token } = await ordered();
    const told = new Set<string>();
    for (const [asked, channel] of [
      [{ order_no: no, email }, 'test'],
      [{ order_no: no, email: 'taro@example.jp' }, 'test'],
      [{ order_no: '000000-000000', email }, 'test'],
      [{ order_no: no, email }, 'other'],
    ] as const) {
      const { answer, statements } = await statementsOf(() => ask(asked, channel));
      const { status, body, cookies } = answer;
      told.add(JSON.stringify({ status, body, cookies, statements }));
      const letter = await newest();
      const isTheirs = asked.email === email && asked.order_no === no && channel === 'test';
      expect(letter?.outdated ?? null).toBe(isTheirs ? null : 'there is no such order of that address');
      if (!isTheirs) expect(JSON.stringify(letter)).not.toContain(token);
    }
    expect(told.size).toBe(1);
  });

  it('of a member’s order leads to their own screen alone, which wants their login', async () => {
    const hanako = await shop.buyer();
    const { id, orderNo } = await hanako.order();
    await ask({ order_no: orderNo, email });
    const letter = await newest();
    expect(letter?.text).toContain(`\nhttps://shop.example/mypage/order_history/${id}\n`);
    expect(letter?.text).toContain('ログインのうえ');
    expect(letter?.text).not.toContain('/orders/receipt');
  });

  it('stands in the mails that follow, a guest’s and a member’s', async () => {
    const { no, token, link } = await ordered();
    const reason = { cancel_reason: '数量をまちがえた' };
    const cancelled = await shop.ask('PUT', `/v1/orders/${no}/cancel?t=${token}`, reason);
    expect(cancelled.status).toBe(200);
    expect((await newest())?.subject).toContain('ご注文のキャンセル');
    expect((await newest())?.text).toContain(`\n${link}\n`);
    const hanako = await shop.buyer();
    const { id } = await hanako.order();
    expect((await hanako.ask('PUT', `/v1/me/orders/${id}/cancel`, reason)).status).toBe(200);
    const letter = await newest();
    expect(letter?.text).toContain(`\nhttps://shop.example/mypage/order_history/${id}\n`);
    expect(letter?.text).not.toContain('/orders/receipt');
  });

  it('stands in the first one, too: of a member’s order, a slip in the address gives nobody the order', async () => {
    const { link } = await ordered();
    expect((await newest())?.text).toContain(`\n${link}\n`);
    expect((await newest())?.text).toContain('どなたでも');
    const hanako = await shop.buyer();
    const { id } = await hanako.order();
    const letter = await newest();
    expect(letter?.subject).toContain('ご注文を承りました');
    expect(letter?.text).toContain(`\nhttps://shop.example/mypage/order_history/${id}\n`);
    expect(letter?.text).toContain('ログインのうえ');
    expect(letter?.text).not.toContain('/orders/receipt');
  });

  it('of a member who has left is mailed to nobody: the mailbox may be somebody else’s by now', async () => {
    const hanako = await shop.buyer();
    const { orderNo } = await hanako.order();
    await shop.sent(orderNo);
    expect((await shop.ask('DELETE', '/v1/me/user', { password: right }, { token: hanako.token })).status).toBe(204);
    await ask({ order_no: orderNo, email });
    expect((await newest())?.outdated).toBe('there is no such order of that address');
  });

  it('is not mailed of an order that has not come about', async () => {
    const cart = await readyCart(guest, { skuId: shop.skuId, pay: 'card', card: 'challenge' });
    expect((await decide(guest, cart)).status).toBe(200);
    const { order_no: no } = await shop.db
      .selectFrom('orders')
      .select('order_no')
      .where('ordered_at', 'is', null)
      .executeTakeFirstOrThrow();
    await ask({ order_no: no, email });
    expect((await newest())?.outdated).toBe('there is no such order of that address');
  });

  it('is refused at the field that is none', async () => {
    const refused = await ask({ order_no: '12345', email: 'hanako' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'request.invalid' } });
    expect(Object.keys((refused.body as { errors: object }).errors).toSorted()).toEqual(['email', 'order_no']);
  });
});
