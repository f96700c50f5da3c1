/** A page of the server's own, beside the shop's screens: one document with one style, and the policy that lets in just that. */
import { createHash } from 'node:crypto';
import { escaped } from './escape';

/** As it stands in a `style-src`. */
export const styleHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface PolicyOptions {
  /** Whether scripts of this host run, and ask this host; otherwise none does. */
  readonly script?: boolean;
  /** Where its forms may lead, the redirects of their answers included; otherwise nowhere. */
  readonly forms?: readonly string[];
}

interface PageOptions {
  /** HTML that ends the head. */
  readonly head?: string;
  /** An attribute of the document, with its leading blank. */
  readonly mark?: string;
}

export interface PageShell {
  /** @param body HTML below the title @param title as text */
  page(title: string, body: string, options?: PageOptions): string;
  policy(options?: PolicyOptions): string;
}

export const pageShell = (style: string): PageShell => ({
  page(title, body, { head = '', mark = '' } = {}) {
    const name = escaped(title);
    return `<!doctype html><html lang="ja"${mark}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${name}</title><style>${style}</style>${head}</head><body><main><h1>${name}</h1>${body}</main></body></html>`;
  },

  policy: ({ script = false, forms = ["'none'"] } = {}) =>
    [
      "default-src 'none'",
      `style-src ${styleHash(style)}`,
      ...(script ? ["script-src 'self'", "connect-src 'self'"] : []),
      ['form-action', ...new Set(forms)].join(' '),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
});

/** For pages beside the shop, which have no theme: what follows is added to it. */
export const plainStyle =
  '*{box-sizing:border-box}body{margin:0;background:#f3f4f5;color:#20262d;font:16px/1.8 "Hiragino Sans","Yu Gothic","Noto Sans JP",sans-serif}main{margin:0 auto;padding:24px 16px 64px}h1{margin:0;font-size:22px;line-height:1.5;text-wrap:balance}a{color:#0b4a8f}:focus-visible{outline:3px solid #b36b00;outline-offset:2px}';
