import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, dayMs, type MembersShop, openMembers, right } from '../members.test-support';
import { accountsIn, deleteUnconfirmedAccounts } from '../accounts/accounts.service';

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

const check = (body: object, wish?: Parameters<MembersShop['ask']>[3]) =>
  shop.ask('POST', '/v1/email-verify/check', body, wish);
const kindsTo = async (email: string) => (await shop.mailsTo(email)).map(({ kind }) => kind);

describe('registering', () => {
  it('[auth.register] makes an account, and mails the link that confirms it', async () => {
    const email = shop.newMail();
    expect(await shop.register(email)).toMatchObject({ status: 204 });
    expect(await kindsTo(email)).toEqual(['member_welcome']);
    const [mail] = await shop.mailsTo(email);
    expect(mail).toMatchObject({ status: 'queued', channel_id: 'test', order_id: null });
    const { token } = await shop.login(email);
    expect((await shop.me(token)).status).toBe(401);
  });

  it('answers alike where the address has an account: its owner is mailed, and nothing of it changes', async () => {
    const email = await shop.member();
    const { token } = await shop.login(email);
    const before = bodyOf(await shop.me(token));
    const again = await shop.register(email.toUpperCase(), { password: 'stranger-1', orderer_name: '別人' });
    expect(again).toEqual(await shop.register(shop.newMail()));
    expect(await kindsTo(email.toUpperCase())).toEqual(['member_known']);
    expect(bodyOf(await shop.me(token))).toEqual(before);
    // As powerless as any registration that nobody has confirmed.
    expect((await shop.login(email, 'stranger-1')).is_registered_member).toBe(false);
    expect((await shop.login(email)).is_registered_member).toBe(true);
  });

  it('takes no emoji in a name that documents and labels show, and says so at its field', async () => {
    const names = { orderer_name: '😀', company_name: '山田商店🍡', department_or_position: '1️⃣課' };
    const { errors } = bodyOf(await shop.register(shop.newMail(), { ...names, job: '😀' }), 422);
    expect(errors).toEqual(
      Object.fromEntries(
        Object.keys(names).map((field) => [
          field,
          [{ code: 'x-printable', message: expect.stringMatching(/絵文字/) as string }],
        ]),
      ),
    );
  });

  it('of one address, eight times at once, makes one account, whose last password is good', async () => {
    const email = shop.newMail();
    const passwords = Array.from({ length: 8 }, (_, index) => `hanako-${1000 + index}`);
    const answers = await Promise.all(
      passwords.map((password, index) =>
        shop.register(email, { password }, { app: shop.apps[index % 2] ?? shop.apps[0] }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(passwords.map(() => 204));
    const found = await shop.db.selectFrom('members').select('id').where('email', '=', email).execute();
    expect(found).toHaveLength(1);
    const links = await shop.db
      .selectFrom('member_links')
      .select('kind')
      .where('member_id', '=', found[0]?.id ?? 0)
      .execute();
    expect(links).toEqual([{ kind: 'verify' }]);
  });

  it('that waits for another one of the same address ends what that one leads to', async () => {
    const email = shop.newMail();
    await shop.register(email);
    const again = await shop.db.transaction().execute(async (trx) => {
      // Held as by one that has not yet written its link.
      const held = trx.selectFrom('members').select('id').where('email', '=', email).forUpdate();
      const { id: memberId } = await held.executeTakeFirstOrThrow();
      const answer = shop.register(email);
      await expect.poll(shop.waiting, { interval: 10, timeout: 10_000 }).toBe(1);
      await accountsIn(trx).newLink({ kind: 'verify', channelId: 'test', owner: { memberId }, now: shop.now() });
      return { memberId, answer };
    });
    expect(await again.answer).toMatchObject({ status: 204 });
    const links = shop.db.selectFrom('member_links').select('kind').where('member_id', '=', again.memberId);
    expect(await links.execute()).toEqual([{ kind: 'verify' }]);
  });

  it('anew, while the address is not confirmed, ends what the first registration led to', async () => {
    const email = shop.newMail();
    await shop.register(email, { password: 'stranger-1' });
    const stolen = await shop.mailedToken(email, 'member_welcome');
    const { token } = await shop.login(email, 'stranger-1');
    await shop.register(email);
    expect(await check({ token: stolen, password: right })).toMatchObject({
      status: 404,
      body: { code: 'user.link.not_found' },
    });
    expect((await shop.tryLogin(email, 'stranger-1')).status).toBe(422);
    expect((await shop.ask('POST', '/v1/auth/refresh', null, { token })).status).toBe(401);
    await shop.confirm(email);
    expect((await shop.login(email)).is_registered_member).toBe(true);
  });

  it('[auth.verify-email] mails the link once more to whoever is logged in, without an address', async () => {
    const email = shop.newMail();
    await shop.register(email);
    const { token } = await shop.login(email);
    bodyOf(await shop.ask('POST', '/v1/email-verify/request', {}, { token }), 204);
    const again = await shop.mailedToken(email, 'member_verify');
    // Of several, one confirms, and the others have nothing to confirm any more.
    await shop.confirm(email);
    expect((await check({ token: again }, { token })).status).toBe(404);
    const before = await shop.db.selectFrom('mails').select('id').execute();
    bodyOf(await shop.ask('POST', '/v1/email-verify/request', {}), 204);
    expect(await shop.db.selectFrom('mails').select('id').execute()).toEqual(before);
  });

  it('[auth.verify-email] says whether the mailed link is good, and uses nothing up by it', async () => {
    const email = shop.newMail();
    await shop.register(email);
    const token = await shop.mailedToken(email, 'member_welcome');
    const isGood = async (given: string, wish?: Parameters<typeof shop.ask>[3]) =>
      bodyOf(await shop.ask('GET', `/v1/email-verify/${given}`, undefined, wish)).is_good;
    for (let scan = 0; scan < 3; scan += 1) expect(await isGood(token)).toBe(true);
    expect(await isGood(token, { channel: 'other' })).toBe(false);
    expect(await isGood('x'.repeat(32))).toBe(false);
    await shop.confirm(email);
    expect(await isGood(token)).toBe(false);
  });

  it.each([
    ['a password without a digit', { password: 'hanakohanako' }, 'password'],
    ['a short password', { password: 'h1' }, 'password'],
    ['a password of 10,000 characters', { password: 'h1'.repeat(5_000) }, 'password'],
    ['a password of emoji', { password: '🍡🍡🍡🍡🍡🍡🍡🍡1' }, 'password'],
    ['a password of spaces', { password: '          ' }, 'password'],
    ['a mail address with a line break', { email: 'a@example.jp\r\nBcc: b@example.jp' }, 'email'],
    ['no name', { orderer_name: '　' }, 'orderer_name'],
    ['a company of 251 letters', { company_name: 'あ'.repeat(251) }, 'company_name'],
    ['a link for a name', { orderer_name: 'https://evil.example/' }, 'orderer_name'],
    ['kana that are none', { last_name_kana: '山田' }, 'last_name_kana'],
    ['a day that there is not', { birth_date: '2026-02-30' }, 'birth_date'],
    ['another gender', { gender: 5 }, 'gender'],
  ])('refuses %s, and says where', async (_, wrong, field) => {
    const before = await shop.db.selectFrom('members').select('id').execute();
    const { status, body } = await shop.register(shop.newMail(), wrong);
    expect(status).toBe(422);
    expect(Object.keys(body.errors as object)).toEqual([field]);
    expect(await shop.db.selectFrom('members').select('id').execute()).toEqual(before);
  });

  it('[form.user] takes every field of the form, as it is meant', async () => {
    const email = shop.newMail();
    const told = {
      company_name: '山田商店', department_or_position: '店主', last_name: '山田', first_name: '花子',
      last_name_kana: 'やまだ', first_name_kana: 'ﾊﾅｺ', orderer_name: '山田花子', school: '実り小学校', job: '会社員',
      tel: '０３-1234-5678', phone_number: '03-1234-5678', cell_phone_number: '090 1234 5678',
      contact_phone_number: '0312345678', fax: '03-1234-5679', postal_code: '〒100-0001', prefecture: '東京都',
      city: '千代田区', address1: '千代田1-1', address2: '', gender: 2, birth_date: '1990-04-01', is_receive_newsletter: 1,
    }; // prettier-ignore
    bodyOf(await shop.register(email, told), 204);
    await shop.confirm(email);
    const { token } = await shop.login(email);
    expect(bodyOf(await shop.me(token))).toMatchObject({
      ...told,
      last_name_kana: 'ヤマダ',
      first_name_kana: 'ハナコ',
      tel: '03-1234-5678',
      cell_phone_number: '090-1234-5678',
      postal_code: '100-0001',
    });
  });

  it('shows what a user looks like of whom nothing is known', async () => {
    expect(bodyOf(await shop.ask('GET', '/v1/users/dummy'))).toMatchObject({ id: 0, email: '', company_name: '' });
  });
});

describe('confirming a mail address', () => {
  it('[auth.verify-email] takes the mailed link and the password, once, and makes a registered member', async () => {
    const email = shop.newMail();
    await shop.register(email);
    const token = await shop.mailedToken(email, 'member_welcome');
    const missing = { password: [{ code: 'required', message: 'パスワードを入力してください。' }] };
    expect(await check({ token })).toMatchObject({ status: 422, body: { code: 'request.invalid', errors: missing } });
    const wrong = { status: 422, body: { code: 'user.password.wrong' } };
    expect(await check({ token, password: 'wrong-2026' })).toMatchObject(wrong);
    expect(bodyOf(await check({ token, password: right }))).toMatchObject({ email, is_registered_member: true });
    expect((await check({ token, password: right })).status).toBe(404);
    expect((await shop.login(email)).is_registered_member).toBe(true);
    expect(await kindsTo(email)).toEqual(['member_registered', 'member_welcome']);
  });

  it('[ent.user] needs no password of whoever is logged in to that account, and one of everybody else', async () => {
    const email = shop.newMail();
    await shop.register(email);
    const token = await shop.mailedToken(email, 'member_welcome');
    const stranger = await shop.login(await shop.member());
    expect((await check({ token }, { token: stranger.token })).status).toBe(422);
    const own = await shop.login(email);
    const user = bodyOf(await check({ token }, { token: own.token }));
    expect(user).toMatchObject({ email, is_registered_member: true, is_receive_newsletter: 0, postal_code: '' });
    // The login goes on, as that of a member.
    expect(bodyOf(await shop.me(own.token))).toEqual(user);
  });

  it('takes no link that is cut, foreign, over, or of another channel', async () => {
    const email = shop.newMail();
    await shop.register(email);
    const token = await shop.mailedToken(email, 'member_welcome');
    expect((await check({ token: token.slice(0, -1), password: right })).status).toBe(422);
    expect((await check({ token: 'x'.repeat(32), password: right })).status).toBe(404);
    expect((await check({ token, password: right }, { channel: 'other' })).status).toBe(404);
    shop.pass(dayMs);
    expect((await check({ token, password: right })).status).toBe(404);
  });

  it('by eight at once succeeds once', async () => {
    const email = shop.newMail();
    await shop.register(email);
    const token = await shop.mailedToken(email, 'member_welcome');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        check({ token, password: right }, { app: shop.apps[index % 2] ?? shop.apps[0] }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(7);
  });

  it('is mailed once more on demand, and answered alike for whomever it is asked', async () => {
    const ask = (email: string) => shop.ask('POST', '/v1/email-verify/request', { email });
    const waiting = shop.newMail();
    await shop.register(waiting);
    const registered = await shop.member();
    const answers = [await ask(waiting), await ask(registered), await ask('nobody@example.jp')];
    expect(answers).toEqual(answers.map(() => ({ status: 204, body: {}, cookies: [] })));
    const token = await shop.mailedToken(waiting, 'member_verify');
    expect((await check({ token, password: right })).status).toBe(200);
    // Of the others it leads nowhere, whoever gets to know it.
    for (const email of [registered, 'nobody@example.jp'])
      expect((await check({ token: await shop.mailedToken(email, 'member_verify'), password: right })).status).toBe(
        404,
      );
  });

  it('that never happens ends the account after a week, and no other', async () => {
    const email = shop.newMail();
    await shop.register(email);
    const registered = await shop.member();
    const emails = async () =>
      (await shop.db.selectFrom('members').select('email').execute()).map((member) => member.email);
    shop.pass(7 * dayMs);
    await deleteUnconfirmedAccounts(shop.db, shop.now(), 100);
    expect(await emails()).toEqual(expect.arrayContaining([email, registered]));
    shop.pass(1);
    await deleteUnconfirmedAccounts(shop.db, shop.now(), 100);
    expect(await emails()).not.toContain(email);
    expect(await emails()).toContain(registered);
  });
});
