/** What of a call's definition has no place of its own in an OpenAPI document, in sentences. */
import { usualBodyBytes, type Audience, type CallDefinition, type CallLimit } from '../../schemas/contract/define-call';

const own = 'The answer is one visitor’s own: no cache that serves several may keep it.';

const who: Readonly<Record<Audience, string>> = {
  everyone: 'Anyone may ask, and gets the same answer; a session is neither needed nor looked at.',
  visitor: `For whoever holds the token that goes with it; a session is used where there is one. ${own}`,
  member: `For members: without a session the answer is a 401, as it is before the mail address is confirmed. ${own}`,
  staff: `For the shop’s staff: without a session of theirs the answer is a 401. ${own}`,
};

const counted: Readonly<Record<Exclude<CallLimit['by'], 'tries' | 'codes'>, string>> = {
  address: 'from one network address',
  cart: 'about one cart',
  shop: 'in one channel',
  recipient: 'with mails to one mailbox',
  mails: 'with mails of one channel',
};

const limitText = (limit: CallLimit): string => {
  const { most, perS } = limit;
  if (limit.by === 'tries') return `${most} failed tries of ${limit.of} in ${perS} s`;
  if (limit.by === 'codes') return `${most} mailed codes of ${limit.of} in ${perS} s`;
  const kind = limit.by === 'recipient' && limit.isByKind ? ' of each kind' : '';
  return `${most} in ${perS} s ${counted[limit.by]}${kind}`;
};

const deepName = /\*\}$/;

export const describeCall = (call: CallDefinition): string => {
  const { audience, path, body, bodyBytes = usualBodyBytes, limits = [], duringMaintenance } = call;
  return [
    who[audience],
    duringMaintenance
      ? 'Answered while the shop is closed, too.'
      : 'A 503 (site.maintenance) while the shop is closed.',
    ...(body ? [`The body may have ${bodyBytes} bytes.`] : []),
    ...(limits.length > 0 ? [`At most ${limits.map(limitText).join(', ')}.`] : []),
    ...(deepName.test(path) ? ['The last parameter takes a path of any depth, slashes included.'] : []),
  ].join(' ');
};
