import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction';
import { createDataVersions } from '../../base/data-version/data-version.service';
import { createMailSender } from '../../base/mails/mail-sender';
import { createSmtpTransport } from '../../base/mails/mail-transport';
import { openSmtpServer } from '../../base/mails/smtp-server.test-support';
import { createShop } from '../../shop';
import { deleteExpiredLinks } from '../accounts/accounts.service';
import { bodyOf, type MembersShop, minuteMs, openMembers, right } from '../members.test-support';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

/** A shop at an address whose mail server is this one. */
const senderTo = async (smtpUrl: string, publicUrl: string | null) => {
  const versions = await createDataVersions(shop.db, { url: shop.url, log: quiet });
  const { mails } = createShop({ db: shop.db, versions, publicUrl });
  const transport = createSmtpTransport(smtpUrl);
  const from = 'shop@test.example';
  const sender = createMailSender({ db: shop.db, mails, limits: null, transport, from, log: quiet });
  return {
    stop: () => versions.stop(),
    async send() {
      while ((await sender.sendDue(shop.now())) > 0);
    },
  };
};

/** Sends what is due, as a shop at an address; what arrived. */
const sendAll = async (publicUrl: string | null) => {
  const smtp = await openSmtpServer();
  const sender = await senderTo(smtp.url, publicUrl);
  await sender.send();
  await sender.stop();
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

  it('[auth.redirect-back] bears the way back in its link, within the shop alone, until it is sent', async () => {
    const versions = await createDataVersions(shop.db, { url: shop.url, log: quiet });
    const { mails } = createShop({ db: shop.db, versions, publicUrl: 'https://shop.example' });
    const newestText = async () => (await mails.newest(1))[0]?.letter?.text;
    const [email, known] = [shop.newMail(), await shop.member()];
    const redirect = '/cart/shipping?a=1#h';
    const way = 'redirect=%2Fcart%2Fshipping%3Fa%3D1%23h';
    await shop.register(email, { redirect });
    const token = await shop.mailedToken(email, 'member_welcome');
    expect(await newestText()).toContain(`\nhttps://shop.example/verify/email?token=${token}&${way}\n`);
    await shop.register(known, { redirect });
    expect(await newestText()).toContain(`\nhttps://shop.example/login?${way}\n`);
    await shop.ask('POST', '/v1/email-verify/request', { email, redirect });
    expect(await newestText()).toMatch(/\/verify\/email\?token=[\w-]{32}&redirect=%2Fcart%2Fshipping%3Fa%3D1%23h\n/);
    await shop.ask('POST', '/v1/reminder/request', { email, redirect });
    expect(await newestText()).toMatch(/\/reminder\/reset\?token=[\w-]{32}&redirect=%2Fcart%2Fshipping%3Fa%3D1%23h\n/);
    for (let tries = 0; tries < 10; tries += 1)
      await shop.ask('POST', '/v1/auth/login', { login_id: known, password: 'wrong-2026', redirect });
    expect(await newestText()).toMatch(/\/login\/unlock\?token=[\w-]{32}&redirect=%2Fcart%2Fshipping%3Fa%3D1%23h\n/);
    const other = shop.newMail();
    await shop.register(other, { redirect: '//elsewhere.example/' });
    expect(await newestText()).toMatch(/\/verify\/email\?token=[\w-]{32}\n/);
    await versions.stop();
    await sendAll('https://shop.example');
    expect(JSON.stringify([...(await shop.mailsTo(email)), ...(await shop.mailsTo(known))])).not.toContain('/cart/');
  });

  it('says what opens the account from now on, in text and HTML', async () => {
    const email = await shop.member();
    const memberId = await shop.idOf(email);
    const versions = await createDataVersions(shop.db, { url: shop.url, log: quiet });
    const { mails } = createShop({ db: shop.db, versions, publicUrl: 'https://shop.example' });
    const about = [
      ['member_factor_changed', { factor: 'totp' }, /二段階認証の設定が変更されました。.*認証アプリに表示される/s],
      ['member_factor_changed', { factor: 'none' }, /二段階認証の使用をやめました。/],
      ['member_provider_linked', { provider: '例<ID>' }, /「例<ID>」のアカウントが連携されました。/],
      ['member_provider_unlinked', { provider: '例ID' }, /「例ID」のアカウントとの連携が解除されました。/],
    ] as const;
    for (const [kind, more, words] of about) {
      const content = { recipient: email, ...more };
      await inTransaction(shop.db, (trx) => mails.put(trx, { channelId: 'test', kind, memberId, content }, shop.now()));
      const [newest] = await mails.newest(1);
      expect(newest?.letter?.text).toMatch(words);
      expect(newest?.letter?.text).toContain('\nhttps://shop.example/mypage/user_info\n');
      expect(newest?.letter?.html).toContain('お心当たりのない場合は');
      expect(newest?.letter?.html).not.toContain('<ID>');
    }
    await versions.stop();
    await sendAll('https://shop.example');
  });

  it('gives its link the whole time that it promises, however long it had to wait itself', async () => {
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

  it('waits ever longer while the mail server is away for an hour, then comes once, but for a code that is over', async () => {
    const [newcomer, forgetful, known] = [shop.newMail(), await shop.member(), await shop.member()];
    const own = { second_factor: 'mail', password: right };
    await shop.ask('PUT', '/v1/me/second-factor', own, { token: (await shop.login(known)).token });
    await shop.register(newcomer);
    await shop.ask('POST', '/v1/reminder/request', { type: 'password', email: forgetful });
    expect((await shop.tryLogin(known)).body).toMatchObject({ is_verify: true });
    const away = await openSmtpServer();
    await away.close();
    const senders = await Promise.all([away, away].map(({ url }) => senderTo(url, 'https://shop.example')));
    const sendByAll = () => Promise.all(senders.map((sender) => sender.send()));
    const newest = async (email: string) => (await shop.mailsTo(email))[0];
    const triedAt: number[] = [];
    for (let minute = 0; minute < 60; minute += 1) {
      const before = (await newest(newcomer))?.attempts;
      await sendByAll();
      if ((await newest(newcomer))?.attempts !== before) triedAt.push(minute);
      shop.pass(minuteMs);
    }
    expect(triedAt).toEqual([0, 1, 5, 21]);
    expect(await newest(known)).toMatchObject({ status: 'expired', attempts: 4, last_error: 'its code is over' });
    // Whoever has waited asks once more.
    await shop.ask('POST', '/v1/email-verify/request', { email: newcomer });
    expect((await shop.tryLogin(known)).body).toMatchObject({ is_verify: true });
    const smtp = await openSmtpServer(Number(new URL(away.url).port));
    for (let minute = 60; minute <= 180; minute += 1) {
      await sendByAll();
      shop.pass(minuteMs);
    }
    await Promise.all(senders.map((sender) => sender.stop()));
    await smtp.close();
    const subjectsTo = (email: string) =>
      smtp.taken
        .filter(({ recipients }) => recipients.includes(email))
        .flatMap(({ headers }) => headers.filter((line) => line.startsWith('Subject: ')))
        .map((line) => line.replace('Subject: 【試し屋】', ''));
    expect([newcomer, forgetful, known].map((email) => subjectsTo(email).toSorted())).toEqual([
      ['メールアドレスのご確認', '会員登録のお手続き'],
      ['パスワードの再設定', '会員登録が完了しました', '会員登録のお手続き'],
      ['ログインの認証コード', '二段階認証の設定を変更しました', '会員登録が完了しました', '会員登録のお手続き'],
    ]);
    for (const email of [newcomer, forgetful]) expect(await newest(email)).toMatchObject({ status: 'sent' });
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

describe('a mail that is asked for by an address', () => {
  const stranger = { password: 'stranger-1', orderer_name: '別人', company_name: '別' };
  /** What came there, but for the mails of registering. */
  const subjectsTo = async (email: string, path: string, body: object = {}) => {
    await sendAll('https://shop.example');
    bodyOf(await shop.ask('POST', path, { ...body, email }), 204);
    const taken = await sendAll('https://shop.example');
    return taken.map(
      ({ recipients, headers }) => `${recipients.join()} ${headers.find((line) => /^subject:/i.test(line)) ?? ''}`,
    );
  };
  const people = async () => {
    const [unconfirmed, both] = [shop.newMail(), await shop.member()];
    await shop.register(unconfirmed);
    await shop.register(both, stranger);
    return { confirmed: await shop.member(), unconfirmed, both, nobody: shop.newMail() };
  };

  it('to confirm that, goes to whoever has yet to, tells the member of a registration beside theirs, and else to nobody', async () => {
    const { confirmed, unconfirmed, both, nobody } = await people();
    const path = '/v1/email-verify/request';
    expect(await subjectsTo(unconfirmed, path)).toEqual([
      expect.stringMatching(`^${unconfirmed} .*メールアドレスのご確認`),
    ]);
    expect(await subjectsTo(both, path)).toEqual([expect.stringMatching(`^${both} .*会員登録のお申し込みについて`)]);
    expect(await subjectsTo(confirmed, path)).toEqual([]);
    expect(await subjectsTo(nobody, path)).toEqual([]);
  });

  it('of a password or a login id, goes to whoever has an account, at the address as it stands there', async () => {
    const { confirmed, unconfirmed, nobody } = await people();
    const path = '/v1/reminder/request';
    expect(await subjectsTo(confirmed.toUpperCase(), path)).toEqual([
      expect.stringMatching(`^${confirmed} .*パスワード`),
    ]);
    expect(await subjectsTo(unconfirmed, path)).toEqual([expect.stringMatching(`^${unconfirmed} .*パスワード`)]);
    expect(await subjectsTo(unconfirmed, path, { type: 'username' })).toEqual([expect.stringMatching('ログインID')]);
    expect(await subjectsTo(nobody, path)).toEqual([]);
  });

  it('is put in once a minute, whether it was sent or is of nobody', async () => {
    for (const email of [await shop.member(), shop.newMail()]) {
      for (let time = 0; time < 2; time += 1) await subjectsTo(email, '/v1/reminder/request');
      const mails = await shop.mailsTo(email);
      expect(mails.filter(({ kind }) => kind === 'member_password')).toHaveLength(1);
    }
  });
});
