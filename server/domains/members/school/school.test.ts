import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, type MembersShop, openMembers } from '../members.test-support';

let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
  const rows = [
    { channel_id: 'test', code: 'A101', name: '青葉台小学校' },
    { channel_id: 'test', code: 'B2-1', name: 'ＫＩＴＡ学園 中等部' },
  ];
  await shop.db.insertInto('schools').values(rows).execute();
});
afterAll(() => shop.close());

const check = (school: string, channel = 'test') =>
  shop.ask('POST', '/takimoto/v1/schools/check', { school }, { channel });
const unknown = {
  status: 422,
  body: { code: 'school.unknown', errors: { school: [{ code: 'school.unknown' }] } },
};

describe('[auth.register] a school', () => {
  it('is found by its name or its code, as people write them', async () => {
    for (const told of ['青葉台小学校', ' 青葉台　小学校 ', 'A101', 'ａ１０１'])
      expect(bodyOf(await check(told)), told).toEqual({ code: 'A101', name: '青葉台小学校' });
    for (const told of ['Kita学園中等部', 'KITA学園 中等部', 'b2-1'])
      expect(bodyOf(await check(told)), told).toEqual({ code: 'B2-1', name: 'ＫＩＴＡ学園 中等部' });
  });

  it('that the channel does not serve is refused at its field', async () => {
    for (const told of ['青葉台', '青葉台小学校分校', 'A10', "A101' or '1'='1", '%', '　'])
      expect(await check(told), told).toMatchObject({ status: 422 });
    expect(await check('青葉台')).toMatchObject(unknown);
    for (const body of [{}, { school: '' }, { school: 'あ'.repeat(101) }, { school: 'A101', more: 1 }])
      expect((await shop.ask('POST', '/takimoto/v1/schools/check', body)).status).toBe(422);
  });

  it('is whatever is told where the channel lists none', async () => {
    expect(bodyOf(await check('青葉台', 'other'))).toEqual({ code: null, name: '青葉台' });
  });

  it('of a new member, and of one who changes it, is one of the channel’s, or none', async () => {
    const email = shop.newMail();
    expect(await shop.register(email, { school: '青葉台' })).toMatchObject(unknown);
    expect(await shop.mailsTo(email)).toEqual([]);
    bodyOf(await shop.register(email, { school: 'a101' }), 204);
    await shop.confirm(email);
    const { token } = await shop.login(email);
    expect(bodyOf(await shop.me(token)).school).toBe('青葉台小学校');
    const told = { company_name: '山田商店', orderer_name: '山田花子' };
    const put = (school: string) => shop.ask('PUT', '/v1/me/user', { ...told, school }, { token });
    expect(await put('青葉台')).toMatchObject(unknown);
    expect(bodyOf(await put('B2-1')).school).toBe('ＫＩＴＡ学園 中等部');
    expect(bodyOf(await put('')).school).toBe('');
  });
});
