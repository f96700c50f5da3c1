/** The value of a cookie in a `Cookie` header, as it came; of several the first, which is that of the most specific path. */
export const cookieIn = (cookies: string, name: string): string | null => {
  const start = `${name}=`;
  const parts = cookies.split(';').map((part) => part.trim());
  return parts.find((part) => part.startsWith(start))?.slice(start.length) ?? null;
};
