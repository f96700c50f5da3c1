import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataVersions } from '../../base/data-version/data-version.service';
import { createMailSender } from '../../base/mails/mail-sender';
import { createSmtpTransport } from '../../base/mails/mail-transport';
import { openSmtpServer } from '../../base/mails/smtp-server.test-support';
import { createShop } from '../../shop';
import { deleteExpiredLinks } from '../accounts/accounts.service';
import { type MembersShop, openMembers } from '../members.test-support';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

/** Sends what is due, as a shop at an address; what arrived, and what became of the mails. */
const sendAll = async (publicUrl: string | null) => {
  const smtp = await openSmtpServer();
  const versions = await createDataVersions(shop.db, { url: shop.url, log: quiet });
  const { mails } = createShop({ db: shop.db, versions, publicUrl });
  const transport = createSmtpTransport(smtp.url);
  const sender = createMailSender({
    db: shop.db,
    mails,
    limits: null,
    transport,
    from: 'shop@test.example',
    log: quiet,
  });
  while ((await sender.sendDue(shop.now())) > 0);
  await versions.stop();
  await smtp.close();
  return smtp.taken;
};

describe('a mail to a member', () => {
  it('leads to the shop’s own address, in text and HTML, and its secret is gone once it is sent', async () => {
    const email = shop.newMail();
    await shop.register(email, { orderer_name: '山田<b>花子' });
    const token = await shop.mailedToken(email, 'member_welcome');
    const [mail, ...more] = await sendAll('https://shop.example');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipients: [email] });
    const all = JSON.stringify(mail);
    expect(all).toContain('multipart/alternative');
    const [row] = await shop.mailsTo(email);
    expect(row).toMatchObject({ status: 'sent', content: { recipient: email } });
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('says what to do, in Japanese, with nothing of anybody’s taken for HTML', async () => {
    const email = shop.newMail();
    await shop.register(email, { orderer_name: '山田<b>花子' });
    const token = await shop.mailedToken(email, 'member_welcome');
    const versions = await createDataVersions(shop.db, { url: shop.url, log: quiet });
    const { mails } = createShop({ db: shop.db, versions, publicUrl: 'https://shop.example' });
    const [newest] = await mails.newest(1);
    await versions.stop();
    expect(newest?.letter).toMatchObject({ recipient: email, subject: '【試し屋】会員登録のお手続き', outdated: null });
    expect(newest?.letter?.text).toContain(`山田<b>花子 様\n`);
    expect(newest?.letter?.text).toContain(`\nhttps://shop.example/verify/email?token=${token}\n`);
    expect(newest?.letter?.html).toContain(`href="https://shop.example/verify/email?token=${token}"`);
    expect(newest?.letter?.html).toContain('山田&lt;b&gt;花子 様');
    expect(newest?.letter?.html).not.toContain('<b>');
    await sendAll('https://shop.example');
  });

  it('gives its link the whole time that it promises, however long it had to wait itself', async () => {
    const minuteMs = 60_000;
    const email = await shop.member();
    await shop.ask('POST', '/v1/reminder/request', { type: 'password', email });
    const token = await shop.mailedToken(email, 'member_password');
    const check = async () => (await shop.ask('POST', '/v1/reminder/check', { type: 'password', token })).status;
    shop.pass(70 * minuteMs);
    expect(await check()).toBe(404);
    await deleteExpiredLinks(shop.db, shop.now(), 1000);
    await sendAll('https://shop.example');
    shop.pass(55 * minuteMs);
    expect(await check()).toBe(200);
    shop.pass(5 * minuteMs);
    expect(await check()).toBe(404);
  });

  it('of nobody is written and never sent', async () => {
    await shop.ask('POST', '/v1/email-verify/request', { email: 'stranger@example.jp' });
    expect(await sendAll('https://shop.example')).toEqual([]);
    expect(await shop.mailsTo('stranger@example.jp')).toMatchObject([
      { status: 'expired', last_error: 'there is no such account', content: { recipient: 'stranger@example.jp' } },
    ]);
    const versions = await createDataVersions(shop.db, { url: shop.url, log: quiet });
    const [shown] = await createShop({ db: shop.db, versions, publicUrl: null }).mails.newest(1);
    await versions.stop();
    expect(shown?.letter).toMatchObject({ subject: 'メールアドレスのご確認' });
  });

  it('waits where nobody knows the shop’s address: a link that leads nowhere is not sent', async () => {
    const email = shop.newMail();
    await shop.register(email);
    expect(await sendAll(null)).toEqual([]);
    expect(await shop.mailsTo(email)).toMatchObject([{ status: 'queued', last_error: 'not written: Error' }]);
  });
});
