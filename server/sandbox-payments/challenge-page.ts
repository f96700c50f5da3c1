/** The page on which a card's holder says that it is them: what a bank shows. */
import { serviceShell, yenWords } from './service-page';

export const challengeShell = serviceShell('#24425f');

/** Nothing in it comes from outside but the amount and the digits. */
export const challengePage = (amountJpy: number, lastDigits: string): string =>
  challengeShell.page(
    'カードの本人認証（3Dセキュア）',
    `<p>ご本人によるお支払いであることを確認します。内容をご確認のうえ、「認証する」を押してください。</p><dl><dt>ご利用金額</dt><dd>${yenWords(amountJpy)}</dd><dt>カード番号</dt><dd>************${lastDigits}</dd></dl><form method="post"><button name="result" value="approve">認証する</button><button name="result" value="cancel">キャンセル</button></form><small>お試し用の決済サービスです。実際のお支払いは発生しません。</small>`,
  );

/** For a payment that waits for nobody any more; the button takes the shopper back to the shop. */
export const endedPage = (): string =>
  challengeShell.page(
    'この認証は終了しています',
    '<p>本人認証はすでに終了したか、有効期限が切れています。お店の画面に戻って結果をご確認ください。</p><form method="post"><button name="result" value="cancel">お店に戻る</button></form>',
  );
