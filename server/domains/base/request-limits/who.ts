/** Who is counted, as one name for what one person or one network can change at will. */
import { createHash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** The first four groups of an IPv6 address: providers give a household a /64 at least. */
const prefixOf = (address: string): string => {
  const [head = '', tail] = address.split('::');
  const left = groupsOf(head);
  const right = groupsOf(tail ?? '');
  const groups =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * The network that an address stands for: an IPv4 address itself, of IPv6 the /64.
 *
 * @example networkOf('2001:db8:0:1::2') // '2001:db8:0:1'
 */
export const networkOf = (address: string): string => {
  const [plain = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1] ?? plain;
  if (isIPv4(mapped) || !isIPv6(mapped)) return mapped;
  // An IPv4 address at the end takes the place of two groups.
  return prefixOf(mapped.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0'));
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

/** What stands in the table instead of an address, a mailbox or a cart's token. */
export const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24);
