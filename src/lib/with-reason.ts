/** The address of a screen that says why the visitor was sent there. */
export const withReason = (screen: string, code: string): string => {
  const [, address = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(screen) ?? [];
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  query.set('error', code);
  return `${path}?${String(query)}${hash}`;
};
