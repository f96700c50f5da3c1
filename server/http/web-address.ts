/** What is an address of the web: hosts become canonical addresses, lines of robots.txt, and sources of a page's policy. */
import { memoByText } from '../../src/lib/memo-by-text';

/** A name of labels or an address in brackets, with or without a port. (`user@host` and `host/path` are none.) */
const hostPattern = /^(?:\[[\da-f:.]+\]|[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?)(?::\d{1,5})?$/i;
const longestHost = 260;
/** A shop is asked at few origins, and each request is looked at. */
const originsKept = 200;
const isUrl = memoByText(originsKept, (origin) => URL.canParse(origin));

export const isWebAddress = ({ host, protocol }: { readonly host: string; readonly protocol: string }): boolean =>
  /^https?$/.test(protocol) &&
  host.length <= longestHost &&
  hostPattern.test(host) &&
  // A port of 70000, or a number too large to be an address.
  isUrl(`${protocol}://${host}`);

/** A URL of the web, written out; relative ones stand below `base`. Null for what is none, or names a user. */
export const webUrl = (url: string, base: string): URL | null => {
  const parsed = URL.canParse(url, base) ? new URL(url, base) : null;
  if (!parsed || parsed.username !== '' || parsed.password !== '') return null;
  return isWebAddress({ host: parsed.host, protocol: parsed.protocol.slice(0, -1) }) ? parsed : null;
};
