/** Where a visitor makes a capsule of a screen: what will be in it and what will not, and the word that it may be made. */
import { telling } from '../../schemas/scenario/cut-texts';
import { escaped } from '../html/escape';
import { pageShell, plainStyle } from '../html/page-shell';

const shell = pageShell(
  `${plainStyle}main{max-width:42em}h2{margin:24px 0 4px;font-size:17px}p{margin:8px 0}ul{margin:4px 0;padding:0 0 0 1.4em}form{margin:24px 0 0;padding:16px;background:#fff;border:1px solid #cfd6dd}label{display:block;margin:0 0 12px}input[type=text]{display:block;width:100%;margin:4px 0 0;padding:10px;border:1px solid #68737e;border-radius:4px;font:inherit}input[type=checkbox]{width:20px;height:20px;margin:0 8px 0 0;vertical-align:-4px}button{width:100%;min-height:48px;padding:8px 16px;border:0;border-radius:4px;background:#0b4a8f;color:#fff;font:inherit;font-weight:bold;cursor:pointer}.fault{padding:12px 16px;border:1px solid #a3201c;background:#fff;color:#8c1713}`,
);

export const capsulePolicy = shell.policy({ script: true, forms: ["'self'"] });

const kept = [
  '画面のアドレス、日時、ブラウザの種類、画面の大きさ',
  'その画面に出ている商品・価格・お知らせなど、お店の情報（商品を探した言葉を含みます）',
  'カートの商品と数量、「あとで買う」に移した商品、閉じたお知らせ、お届け先の都道府県、お選びのお届け日時、お支払い方法の種類',
  'この画面で押したボタンと選んだ内容、入力された文字の数と種類（漢字・かな・英数字の別、「@」「.」などの記号）、お店からの答え（操作の記録がある場合）',
  'ブラウザーで表示できなくなった画面の部分',
  'この画面までにこのタブで開いた画面と、操作の種類・順番・時刻（操作の記録がある場合）',
] as const;

const left = [
  'お名前、フリガナ、会社名、学校名、生年月日、メールアドレス、電話番号、郵便番号、都道府県より後の住所、メッセージや刺繍・のしの文字など、ご入力になった文（すべて仮の文字に置き換えます）',
  'カード番号などカードの情報、パスワード、認証コード',
  'お客さまのカートやご注文を開くための鍵、ご注文番号',
  '画面の準備が整う前に押されたボタン、開いているメニューなど、画面に重なっているもの',
  'お店からの答えが届かず、画面の一部が表示できなかったこと（記録から開くと、正しく表示される場合があります。どの部分かをお知らせください）',
] as const;

/** @param minute when it was saved, as of `minuteOf` */
export const fileNameOf = (minute: string): string => `trouble-${minute}.json`;

/** Of a download the page learns nothing: what it says is true however it ends. */
const begun = [
  `<p>「${fileNameOf('年月日-時分')}」という名前で保存を始めました。ブラウザーのダウンロードをご確認ください。</p>`,
  '<p>保存できましたら、お問い合わせに添えるなどして、状況を調べる担当者にお渡しください。担当者は <code>npm run replay ファイル名</code> で同じ画面を開けます。</p>',
].join('');

/** Without it the browser would leave the page for its own error, and what was agreed to would be lost. */
const unreached =
  '<p class="fault">お店に接続できないため、まだ保存していません。この画面を閉じずに、接続が戻ってから、もう一度「記録をファイルに保存する」を押してください。</p>';

const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export interface CapsuleForm {
  /** Of the channel; '' for none. */
  readonly prefix: string;
  readonly path: string;
  /** Of the screen, as far as it is known. */
  readonly address: string;
  /** Where the visitor has come from: a path of the channel; '' where nobody knows. */
  readonly back: string;
  readonly fault?: string;
  /** What the browser hands over of what it keeps, by name. */
  readonly stored: readonly string[];
}

export const capsulePage = ({ prefix, path, address, back, fault, stored }: CapsuleForm): string =>
  shell.page(
    '画面の記録',
    [
      fault === undefined ? '' : `<p class="fault" role="alert">${escaped(fault)}</p>`,
      '<p>画面の様子がおかしいときに、その画面をファイルに記録できます。お問い合わせに添えていただくと、お店が同じ画面を確かめられます。</p>',
      '<p>ファイルはお使いの端末に保存されるだけで、どこにも送られません。</p>',
      `<h2>記録するもの</h2>${list(kept)}`,
      `<h2>記録しないもの</h2>${list(left)}`,
      `<form method="post" action="${escaped(prefix + path)}">`,
      `<label>記録する画面のアドレス<input type="text" name="address" data-telling="${escaped(telling.source)}" value="${escaped(address)}" placeholder="/cart/" maxlength="2000" required autocapitalize="none" spellcheck="false"></label>`,
      '<input type="hidden" name="recording" value="">',
      '<input type="hidden" name="size" value="">',
      `<input type="hidden" name="stored" value="" data-names="${escaped(stored.join(' '))}">`,
      '<p id="recorded" role="status" hidden></p>',
      '<label><input type="checkbox" name="agreed" value="1" required>上の内容で記録することに同意します</label>',
      '<button type="submit">記録をファイルに保存する</button>',
      // Empty until the script fills it: only what comes into it is read out.
      `<div id="begun" role="status"></div><template id="begun-text">${begun}</template><template id="unreached-text">${unreached}</template>`,
      '</form>',
      back === '' ? '' : `<p><a href="${escaped(prefix + back)}">元の画面へ戻る</a></p>`,
      `<p><a href="${escaped(prefix)}/">トップページへ戻る</a></p>`,
    ].join(''),
    // What a browser without script leaves out says so itself; with it, the script says what it adds.
    { head: `<script type="module" src="${escaped(prefix + path)}/page.js"></script>` },
  );
