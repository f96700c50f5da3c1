/**
 * Whose password it is, for password managers, which save the new one under it: not seen, and not sent. It stands before the
 * password (Chromium, "Password Form Styles that Chromium Understands").
 */
export const Username = ({ of }: { readonly of: string | undefined }) =>
  of === undefined ? null : <input type="text" autoComplete="username" value={of} readOnly hidden />;
