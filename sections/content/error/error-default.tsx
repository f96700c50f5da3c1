import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { plainScreen } from '../parts/plain-screen.css';
import { errorScreen } from './error-default.css';
import type { ErrorProps } from './error.data';

const texts = {
  missing: {
    title: '404 Not Found',
    text: 'お探しのページが見つかりませんでした。',
    advice: 'アドレスが変わったか、ご案内が終わったのかもしれません。',
  },
  failed: {
    title: 'Error',
    text: 'エラーが発生しました',
    advice: 'お手数ですが、しばらくしてからもう一度お試しください。',
  },
} as const;

/**
 * The error page. Its title and first line are the product's own, word for word (rule nav.error-page); the Japanese one
 * is the larger.
 */
export const View = ({ settings, params }: ErrorProps) => {
  const isMissing = (Number(params.status) || settings.status) === 404;
  // From a host that is no shop's, nothing of a shop can be reached (rule site.invalid-channel).
  const hasShop = params.channel !== 'invalid';
  const { title, text, advice } = isMissing ? texts.missing : texts.failed;
  return (
    <section className={`${plainScreen} ${errorScreen}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      {hasShop && <p>{params.advice ?? advice}</p>}
      <div>
        {hasShop && params.helpPath && (
          <A className={button.primary} href={params.helpPath}>
            {params.helpTitle}
          </A>
        )}
        <A className={params.helpPath ? button.outline : button.primary} href="/">
          トップページへ戻る
        </A>
        {isMissing && hasShop && (
          <A className={button.outline} href="/product">
            商品を探す
          </A>
        )}
      </div>
      {hasShop && (
        <ul>
          <li>
            <A href="/faq">よくあるご質問</A>
          </li>
          <li>
            <A href="/contact">お問い合わせ</A>
          </li>
        </ul>
      )}
    </section>
  );
};
