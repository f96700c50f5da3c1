/** How the pages of the sandbox's services look, plain and without script, and where their forms may lead. */
import { type PageShell, pageShell } from '../html/page-shell';

/**
 * The second click of the double click that led here presses nothing: no pointer does at first.
 *
 * @param color of the company, as #rrggbb, on which white can be read
 */
export const serviceShell = (color: string): PageShell =>
  pageShell(
    `*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:#eef1f4;color:#1d2733;font:16px/1.8 "Hiragino Sans","Yu Gothic","Noto Sans JP",sans-serif}main{width:100%;max-width:27em;padding:32px 24px;background:#fff;border:1px solid #c9d1da;border-top:4px solid ${color}}h1{margin:0 0 16px;font-size:20px;line-height:1.5}p{margin:0 0 16px}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 24px;margin:0 0 24px;padding:16px 0;border:solid #dde3e9;border-width:1px 0}dt{color:#55616e}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}form{display:grid;gap:12px;pointer-events:none;animation:awake 0s .5s forwards}@keyframes awake{to{pointer-events:auto}}button{min-height:48px;padding:8px 16px;font:inherit;font-weight:600;border:1px solid ${color};background:#fff;color:${color};cursor:pointer}button[value=approve]{background:${color};color:#fff}button:focus-visible{outline:3px solid #d58a00;outline-offset:2px}small{display:block;margin-top:24px;color:#55616e;font-size:13px}`,
  );

/** A form's policy holds for where it is redirected to, too; so origins on the way back stand in it that are others. */
export const pagePolicy = (shell: PageShell, wayBack: readonly string[]): string => {
  const origins = wayBack.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  return shell.policy({ forms: ["'self'", ...origins] });
};

const yen = new Intl.NumberFormat('ja-JP');
export const yenWords = (amountJpy: number): string => `${yen.format(amountJpy)}円`;
