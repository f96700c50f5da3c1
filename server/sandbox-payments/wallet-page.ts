/** The wallet's page, on which its account's holder approves a payment. */
import { serviceShell, yenWords } from './service-page';

export const walletShell = serviceShell('#0b6b53');

/** Nothing in it comes from outside but the amount. */
export const walletPage = (amountJpy: number): string =>
  walletShell.page(
    'みほんペイでのお支払い',
    `<p>お店からのお支払いの依頼です。内容をご確認のうえ、「支払う」を押してください。</p><dl><dt>お支払い金額</dt><dd>${yenWords(amountJpy)}</dd><dt>お支払い元</dt><dd>みほんペイ残高</dd></dl><form method="post"><button name="result" value="approve">支払う</button><button name="result" value="cancel">キャンセル</button><button name="result" value="leave">支払わずにお店に戻る</button><button name="result" value="expire">時間切れにする（お試し用）</button></form><small>お試し用の決済サービスです。実際のお支払いは発生しません。</small>`,
  );

/** For a payment that waits for nobody any more; the button takes the shopper back to the shop. */
export const endedWalletPage = (): string =>
  walletShell.page(
    'このお支払いの手続きは終了しています',
    '<p>お支払いの手続きはすでに終了したか、有効期限が切れています。お店の画面に戻って結果をご確認ください。</p><form method="post"><button name="result" value="back">お店に戻る</button></form>',
  );
