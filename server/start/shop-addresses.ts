/** As the list of channels tells of it. */
export interface ChannelPlace {
  /** First part of its paths, or none. */
  readonly prefix: string;
  /** Of its own, without port. */
  readonly host: string | null;
}

/** Where each channel is found, besides the plain address. @param address without a slash at the end */
export const furtherAddresses = (channels: readonly ChannelPlace[], address: string): readonly string[] =>
  channels.flatMap(({ prefix, host }) => {
    if (host === null) return prefix === '' ? [] : [`${address}${prefix}/`];
    const own = new URL(address);
    own.hostname = host;
    return [`${own.origin}/`];
  });
