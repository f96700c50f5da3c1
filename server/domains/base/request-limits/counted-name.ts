/** Who is counted, as one name for what one person or one network can change at will. */
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** The eight groups of an IPv6 address, as numbers. */
const ipv6Groups = (address: string): readonly number[] => {
  // As browsers write it: an IPv4 address at the end is two groups.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = written.split('::');
  const left = groupsOf(head);
  const right = groupsOf(tail ?? '');
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return (tail === undefined ? left : [...left, ...zeros, ...right]).map((group) => Number.parseInt(group, 16));
};

/** What stands before an IPv4 address that is written as IPv6: mapped (RFC 4291 2.5.5.2), and translated (RFC 6052 2.1). */
const ipv4Prefixes = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);
const hex = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':');

/** Some proxies say the port, too, which is another one for each connection. */
const withoutPort = (address: string): string =>
  /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address)?.slice(1).find(Boolean) ?? address;

/**
 * The network that an address stands for: an IPv4 address itself, of IPv6 the /64: providers give a household one at
 * least.
 *
 * @example networkOf('2001:db8:0:1::2') // '2001:db8:0:1'
 */
export const networkOf = (address: string): string => {
  const [plain = ''] = withoutPort(address.toLowerCase()).split('%');
  if (!isIPv6(plain)) return plain;
  const groups = ipv6Groups(plain);
  const [high = 0, low = 0] = groups.slice(6);
  return ipv4Prefixes.has(hex(groups.slice(0, 6)))
    ? [high >> 8, high & 255, low >> 8, low & 255].join('.')
    : hex(groups.slice(0, 4));
};

const isOwnNetwork = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|0:0:0:0$|f[cd][0-9a-f]{2}:|fe80:)/;

/** No visitor of a public shop has such an address; its own proxy may. */
export const isPrivate = (network: string): boolean => isOwnNetwork.test(network);

/** Names of one host. */
const sameHosts: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };
const dotless = new Set(['gmail.com']);

/**
 * The mailbox behind an address: what stands after a plus is the recipient's own sorting, and some hosts ignore dots.
 * Two people who share one by this reading share five mails an hour, and nothing else.
 *
 * @example mailboxOf('Hanako+Shop@Example.jp') // 'hanako@example.jp'
 */
export const mailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@');
  const written = address.slice(at + 1).toLowerCase();
  const host = sameHosts[written] ?? written;
  const local = address.slice(0, at).toLowerCase();
  const [box = ''] = local.split('+');
  return `${dotless.has(host) ? box.replaceAll('.', '') : box}@${host}`;
};

/** Who has mails sent to a mailbox: as many as order in one network's name share its turns. Null: nobody knows. */
export const senderOf = (recipient: string, address: string | undefined): string | null =>
  address === undefined ? null : hashed(`${mailboxOf(recipient)} ${networkOf(address)}`);

/** What stands in the table instead of an address, a mailbox or a cart's token. */
export const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24);
