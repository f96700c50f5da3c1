/** The page on which a card's holder says that it is them: what a bank shows, plain and without script. */
import { pageShell } from '../html/page-shell';

const shell = pageShell(
  `*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:#eef1f4;color:#1d2733;font:16px/1.8 "Hiragino Sans","Yu Gothic","Noto Sans JP",sans-serif}main{width:100%;max-width:27em;padding:32px 24px;background:#fff;border:1px solid #c9d1da;border-top:4px solid #24425f}h1{margin:0 0 16px;font-size:20px;line-height:1.5}p{margin:0 0 16px}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 24px;margin:0 0 24px;padding:16px 0;border:solid #dde3e9;border-width:1px 0}dt{color:#55616e}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}form{display:grid;gap:12px}button{min-height:48px;padding:8px 16px;font:inherit;font-weight:600;border:1px solid #24425f;background:#24425f;color:#fff;cursor:pointer}button[value=cancel]{background:#fff;color:#24425f}button:focus-visible{outline:3px solid #d58a00;outline-offset:2px}small{display:block;margin-top:24px;color:#55616e;font-size:13px}`,
);

const yen = new Intl.NumberFormat('ja-JP');

/** Nothing in it comes from outside but the amount and the digits. */
export const challengePage = (amountJpy: number, lastDigits: string): string =>
  shell.page(
    'カードの本人認証（3Dセキュア）',
    `<p>ご本人によるお支払いであることを確認します。内容をご確認のうえ、「認証する」を押してください。</p><dl><dt>ご利用金額</dt><dd>${yen.format(amountJpy)}円</dd><dt>カード番号</dt><dd>************${lastDigits}</dd></dl><form method="post"><button name="result" value="approve">認証する</button><button name="result" value="cancel">キャンセル</button></form><small>お試し用の決済サービスです。実際のお支払いは発生しません。</small>`,
  );

/** For a payment that waits for nobody any more; the button takes the shopper back to the shop. */
export const endedPage = (): string =>
  shell.page(
    'この認証は終了しています',
    '<p>本人認証はすでに終了したか、有効期限が切れています。お店の画面に戻って結果をご確認ください。</p><form method="post"><button name="result" value="cancel">お店に戻る</button></form>',
  );

/** A form's policy holds for where it is redirected to, too; so origins on the way back stand in it that are others. */
export const challengePolicy = (wayBack: readonly string[]): string => {
  const origins = wayBack.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  return shell.policy({ forms: ["'self'", ...origins] });
};
