/** What of a call's definition has no place of its own in an OpenAPI document, in sentences. */
import { usualBodyBytes, type CallDefinition, type CallLimit } from '../../schemas/contract/define-call';

const who: Readonly<Record<CallDefinition['auth'], string>> = {
  none: 'Anyone may ask; a session is neither needed nor looked at.',
  public: 'Anyone may ask; a session is used where there is one.',
  member: 'For members: without a session the answer is a 401.',
};

const counted: Readonly<Record<CallLimit['by'], string>> = {
  address: 'from one network address',
  cart: 'about one cart',
  shop: 'in one channel',
  recipient: 'with mails to one mailbox',
};

const limitText = ({ by, most, perS }: CallLimit): string => `${most} in ${perS} s ${counted[by]}`;

const deepName = /\*\}$/;

export const describeCall = (call: CallDefinition): string => {
  const { auth, path, body, bodyBytes = usualBodyBytes, limits = [], personal, duringMaintenance } = call;
  return [
    who[auth],
    duringMaintenance
      ? 'Answered while the shop is closed, too.'
      : 'A 503 (site.maintenance) while the shop is closed.',
    ...(personal ? ['The answer is one visitor’s own: no cache that serves several may keep it.'] : []),
    ...(body ? [`The body may have ${bodyBytes} bytes.`] : []),
    ...(limits.length > 0 ? [`At most ${limits.map(limitText).join(', ')}.`] : []),
    ...(deepName.test(path) ? ['The last parameter takes a path of any depth, slashes included.'] : []),
  ].join(' ');
};
