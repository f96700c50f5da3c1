/** The login of this browser, for `stayLoggedIn`. Only code that runs in a browser imports this module. */
import { wire } from 'virtual:noren/wire/shop';
import type { Transport } from '../api/transport';
import { clock } from '../lib/clock';
import { memberHeader } from '../lib/member-mark';
import { go } from '../lib/go';
import { keptMark } from './kept-mark';
import { readLoginEnd } from './login-end';
import { otherMemberPath } from './other-member';
import { isMembersPage, pageShop, wayBack } from './page-shop';
import { stayLoggedIn } from './stay-logged-in';

/** Pages that nobody could have altered on the way may lock; others have one tab's order alone. */
const alone = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (!locks) return work();
  let result: { readonly of: Result } | undefined;
  await locks.request(name, async () => {
    result = { of: await work() };
  });
  if (!result) throw new Error('the lock was given and nothing was done');
  return result.of;
};

/** Says with each call for whom the screen was drawn, since another tab may have let somebody else in. */
const sayingFor = ({ ids, send }: Transport): Transport => ({
  ids,
  send: (id, input, options) => {
    // Navigation brings other screens without a page load.
    const drawnFor = document.querySelector<HTMLElement>('#main [data-drawn-for]')?.dataset.drawnFor;
    return send(id, drawnFor ? { ...input, headers: { ...input.headers, [memberHeader]: drawnFor } } : input, options);
  },
});

/** Where the calls about logins stand; what members ask stands below `/v1/me`, of whichever group (rule auth.me-needs-login). */
const isOfLogin = (id: string): boolean => wire.calls[id]?.path.startsWith('/v1/auth/') === true;

export const keepingLogin = (transport: Transport): Transport => {
  const { channel, prefix } = pageShop();
  return stayLoggedIn(sayingFor(transport), {
    end: () => readLoginEnd(channel),
    isMember: isMembersPage(),
    isOfLogin,
    nowMs: clock.nowMs,
    alone: (work) => alone(`noren:login:${channel}`, work),
    // A page load: what else stands on the page is the other member's, too.
    leaveOther: () => location.assign(otherMemberPath()),
    leave: () => go(`${prefix}/login/?re=1${keptMark()}&redirect=${wayBack()}`),
  });
};
