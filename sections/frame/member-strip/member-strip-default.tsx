import { A } from '../../../src/ui/a';
import { useShop } from '../../../src/ui/shop-context';
import { page } from '../../../src/ui/styles/page.css';
import { named, strip } from './member-strip-default.css';
import type { MemberStripProps } from './member-strip.data';

/**
 * Whose shop it is at the moment. The page is the same for all members: name and points are reserved places, which the
 * browser fills (storefront/browser/own-places.ts); until then, and without script, the links stand there by themselves.
 */
export const View = ({ settings: { label, showPoints } }: MemberStripProps) => {
  const { visitor, isUnconfirmed, page: screen } = useShop();
  if (isUnconfirmed && !screen.startsWith('verify'))
    return (
      <aside className={strip} aria-label="会員登録のお手続き">
        <div className={page}>
          <A href="/verify">
            <span>会員登録のお手続きが完了していません。</span>
            <span>メールアドレスを確認する</span>
          </A>
        </div>
      </aside>
    );
  return visitor === 'guest' ? null : (
    <aside className={strip} aria-label={label}>
      <div className={page}>
        <A href="/mypage">
          <span className={named}>
            <span data-own="name">会員様のページ</span>
            <span data-with-own="" hidden>
              {' 様'}
            </span>
          </span>
        </A>
        {showPoints && (
          <A href="/mypage/point">
            <span data-own="points">ポイント</span>
          </A>
        )}
      </div>
    </aside>
  );
};
