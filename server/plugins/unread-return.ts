/** What somebody sees who comes back from a payment service with a message that the shop cannot use: a plain page that leads on. */
import type { FastifyReply } from 'fastify';
import { styleHash } from './storefront/pages/csp';

const style = `*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:#f3f4f5;color:#20262d;font:16px/1.8 "Hiragino Sans","Yu Gothic","Noto Sans JP",sans-serif}main{width:100%;max-width:30em;padding:32px 24px;background:#fff;border:1px solid #cfd6dd}h1{margin:0 0 16px;font-size:20px;line-height:1.5}p{margin:0 0 16px}a{display:block;min-height:48px;padding:10px 16px;text-align:center;font-weight:600;border:1px solid #20262d;color:inherit;text-decoration:none}a:focus-visible{outline:3px solid #b36b00;outline-offset:2px}`;

const policy = [
  "default-src 'none'",
  `style-src ${styleHash(style)}`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const title = 'お支払いの結果を確認できませんでした';

/** @param way path or address of the screen that says what has become of the order; it comes from no visitor */
export const sendUnread = (reply: FastifyReply, status: number, way: string): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>決済サービスから戻る際の情報を、この画面では確認できませんでした。ご注文の状況は、次の画面でご確認いただけます。同じご注文が重なることはありません。</p><a href="${way}">ご注文の状況を確認する</a></main></body></html>`,
    );
