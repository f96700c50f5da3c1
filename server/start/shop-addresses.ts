/** As the list of channels tells of it. */
export interface ChannelPlace {
  /** First part of its paths, or none. */
  readonly prefix: string;
  /** Of its own, without port. */
  readonly host: string | null;
}

/**
 * Where each channel is found but the first, which stands at the plain address. Below that address it is reached from
 * everywhere; by a host of its own, only where that is known.
 *
 * @param address without a slash at the end
 */
export const furtherAddresses = ([, ...others]: readonly ChannelPlace[], address: string): readonly string[] =>
  others.flatMap(({ prefix, host }) => {
    if (prefix !== '') return [`${address}${prefix}/`];
    if (host === null) return [];
    const own = new URL(address);
    own.hostname = host;
    return [`${own.origin}/`];
  });
