/** Which links and forms the storefront follows by itself. All others are the browser's. */

const notScreens = /^\/(v1|images|docs|assets|-|takimoto|studio)(\/|$)|\.\w{2,5}$/;

/** The address to go to, without its fragment; null where the browser should do it. */
export const screenUrl = (href: string, prefix: string, here: Location = location): string | null => {
  const url = new URL(href, here.href);
  if (url.origin !== here.origin || !url.pathname.startsWith(prefix)) return null;
  const path = url.pathname.slice(prefix.length) || '/';
  if (!path.startsWith('/') || notScreens.test(path)) return null;
  return url.pathname + url.search;
};

/** The fragment of an address, which is no part of what is asked for. */
export const hashOf = (href: string): string => new URL(href, location.href).hash;

/** No server is told the fragment of what was asked for: where it answers with a way back, that keeps it. */
export const withFragment = (url: string, hash: string): string => {
  const last = url.slice(Math.max(url.lastIndexOf('?'), url.lastIndexOf('&')) + 1);
  return /^redirect=./.test(last) ? url + encodeURIComponent(hash) : url;
};

/** A fragment as an element's id; as it stands where it is no valid encoding. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export const linkOf = (target: EventTarget | null): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.href &&
    (!link.target || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.dataset.native === undefined
    ? link
    : null;
};

/** Whether a choice stands otherwise than the page brought it. */
export const isChanged = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].some(
    (input) => input.checked !== input.defaultChecked || input.value !== input.defaultValue,
  ) || [...form.querySelectorAll('option')].some((option) => option.selected !== option.defaultSelected);

/** The address that a GET form leads to, empty fields left out; null for other forms. */
export const formUrl = (form: HTMLFormElement, submitter: HTMLElement | null): string | null => {
  if (form.method !== 'get' || form.target || form.dataset.native !== undefined) return null;
  const url = new URL(form.action);
  url.search = '';
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value !== '') url.searchParams.append(name, value);
  }
  return url.href;
};
