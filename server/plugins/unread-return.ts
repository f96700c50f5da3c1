/** What somebody sees who comes back from a payment service with a message that the shop cannot use: a plain page that leads on. */
import type { FastifyReply } from 'fastify';
import { pageShell, plainStyle } from '../html/page-shell';

const shell = pageShell(
  `${plainStyle}body{min-height:100vh;display:grid;place-items:center;padding:16px}main{width:100%;max-width:30em;padding:32px 24px;background:#fff;border:1px solid #cfd6dd}h1{margin:0 0 16px;font-size:20px}p{margin:0 0 16px}a{display:block;min-height:48px;padding:10px 16px;text-align:center;font-weight:600;border:1px solid #20262d;color:inherit;text-decoration:none}`,
);

const title = 'お支払いの結果を確認できませんでした';

/** @param way path or address of the screen that says what has become of the order; it comes from no visitor */
export const sendUnread = (reply: FastifyReply, status: number, way: string): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', shell.policy())
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(
      shell.page(
        title,
        `<p>決済サービスから戻る際の情報を、この画面では確認できませんでした。ご注文の状況は、次の画面でご確認いただけます。同じご注文が重なることはありません。</p><a href="${way}">ご注文の状況を確認する</a>`,
      ),
    );
