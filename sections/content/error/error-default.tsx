import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { plainScreen } from '../parts/plain-screen.css';
import type { ErrorProps } from './error.section';

const texts = {
  missing: { title: '404 Not Found', text: 'お探しのページが見つかりませんでした。' },
  failed: { title: 'Error', text: 'エラーが発生しました' },
} as const;

/** The error page. Its texts are the product's own, word for word (rule nav.error-page). */
export const View = ({ settings, params }: ErrorProps) => {
  const isMissing = (Number(params.status) || settings.status) === 404;
  // From a host that is no shop's, nothing of a shop can be reached (rule site.invalid-channel).
  const hasShop = params.channel !== 'invalid';
  const { title, text } = isMissing ? texts.missing : texts.failed;
  return (
    <section className={plainScreen}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div>
        <A className={button.primary} href="/">
          トップページへ戻る
        </A>
        {isMissing && hasShop && (
          <A className={button.outline} href="/product">
            商品を探す
          </A>
        )}
      </div>
    </section>
  );
};
