/**
 * A mail address. Up to the @ as browsers take it (HTML, "valid e-mail address"), dots anywhere but in front: Japanese
 * carriers gave out `abc..@docomo.ne.jp` and `test.@docomo.ne.jp`, which the standard of mails refuses and their servers
 * deliver. The host has a dot. Nothing in front of the @ is the address of a page, which mail programs would link.
 */
export const email =
  /^(?![^@]*\/\/)(?!(?=[^@]*\/)[^@]*www\.)[a-z0-9!#$%&'*+/=?^_`{|}~-][a-z0-9!#$%&'*+/=?^_`{|}~.-]{0,63}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
