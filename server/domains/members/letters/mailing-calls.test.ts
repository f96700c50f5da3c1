/** Which call a mail counts for, and that none of those which mail is forgotten. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallDefinition } from '../../../../schemas/contract/define-call';
import { contract } from '../../../../schemas/shop-contract';
import { createDataVersions } from '../../base/data-version/data-version.service';
import { createMailSender } from '../../base/mails/mail-sender';
import type { MailingCall } from '../../base/mails/mails.hooks';
import { createRequestLimits } from '../../base/request-limits/request-limits.service';
import { createOrderLetters } from '../../selling/order/telling/letters';
import { createShop } from '../../shop';
import { bodyOf, type MembersShop, openMembers, right } from '../members.test-support';
import { letterKinds } from './letter-kinds';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
let shop: MembersShop;
beforeAll(async () => {
  shop = await openMembers();
});
afterAll(() => shop.close());

/** Sends what is due. @returns by kind, as what each mail was counted */
const countAll = async (): Promise<readonly (readonly [call: string, perMailbox: readonly number[]])[]> => {
  const versions = await createDataVersions(shop.db, { url: shop.url, log: quiet });
  const { mails } = createShop({ db: shop.db, versions, publicUrl: 'https://shop.example' });
  const real = createRequestLimits({ db: shop.db, log: quiet, now: shop.now });
  const counted: (readonly [string, readonly number[]])[] = [];
  const sender = createMailSender({
    ...{ db: shop.db, mails, from: 'shop@test.example', log: quiet },
    transport: { send: () => Promise.resolve() },
    limits: {
      countMail(mail) {
        const ofMailbox = (mail.definition.limits ?? []).flatMap((limit) =>
          limit.by === 'recipient' ? [limit.most] : [],
        );
        counted.push([mail.id, ofMailbox]);
        return real.countMail(mail);
      },
    },
  });
  while ((await sender.sendDue(shop.now())) > 0);
  await versions.stop();
  return counted;
};

describe('a mail to a member', () => {
  it('counts for the call that has it sent', async () => {
    const email = await shop.member();
    await countAll();
    bodyOf(await shop.ask('POST', '/v1/reminder/request', { type: 'password', email }), 204);
    expect(await countAll()).toEqual([['user.requestReminder', [5]]]);
    const { token } = await shop.login(email);
    const next = 'another-2026';
    bodyOf(await shop.ask('PUT', '/v1/me/password', { password: right, new_password: next }, { token }), 204);
    expect(await countAll()).toEqual([['user.password', [5]]]);
    const again = await shop.login(email, next);
    bodyOf(await shop.ask('DELETE', '/v1/me/user', { password: next }, { token: again.token }), 204);
    expect(await countAll()).toEqual([['user.leave', [5]]]);
  });

  it('leaves, however many orders of others have been mailed there this hour', async () => {
    const email = await shop.member();
    await countAll();
    const limits = createRequestLimits({ db: shop.db, log: quiet, now: shop.now });
    const definition: CallDefinition = contract.cart.decide;
    const ordered = {
      id: 'cart.decide',
      definition,
      recipient: email,
      kind: 'order_confirmation',
      channel: 'test',
    } as const;
    for (let order = 0; order < 6; order += 1) await limits.countMail(ordered);
    bodyOf(await shop.ask('POST', '/v1/reminder/request', { type: 'password', email }), 204);
    await countAll();
    const mails = shop.db.selectFrom('mails').select('status').where('kind', '=', 'member_password');
    expect(await mails.orderBy('id', 'desc').executeTakeFirst()).toEqual({ status: 'sent' });
  });
});

describe('a call that mails', () => {
  it('is named by a kind of mail, or its limits would stand for nothing', () => {
    const messages = { one: () => Promise.reject(new Error('nothing is written here')) };
    const orders = createOrderLetters({ db: shop.db, messages, address: () => null });
    const wanted = [...Object.values(letterKinds), ...Object.values(orders)].flatMap(({ wantedBy }) => wantedBy);
    const mailing = Object.entries(contract).flatMap(([group, calls]) =>
      Object.entries<CallDefinition>(calls).flatMap(([name, { limits = [] }]) =>
        limits.some(({ by }) => by === 'recipient' || by === 'mails') ? [`${group}.${name}`] : [],
      ),
    );
    expect([...new Set<string>(wanted)].sort()).toEqual(mailing.sort());
  });

  it('has limits of mails', () => {
    // @ts-expect-error -- whoever resets a password was mailed before
    const calls: readonly MailingCall[] = ['user.requestReminder', 'user.resetByReminder'];
    expect(calls).toHaveLength(2);
  });
});
