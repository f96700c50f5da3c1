import type { ReactNode } from 'react';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { useIsLoggedIn, useShop } from '../../../src/ui/shop-context';
import type { NextOfLogout } from '../../../src/domain/login/next-of-logout';
import type { SubmitFace } from '../../../flows/submit/index';
import { useSaidFocus } from '../../../src/ui/focus';
import { alarm } from '../../../src/ui/styles/remark.css';
import { told } from '../../forms/around-form.css';
import { LogOutTo } from '../../forms/log-out-to';

const code = 'user.link.not_found';

/** Whether the shop has said, when the form was sent, that its link is over. */
export const useIsLinkOver = ({ error }: Pick<SubmitFace, 'error'>): boolean =>
  useShop().posted?.code === code || error?.code === code;

interface Props {
  readonly again: string;
  readonly label: string;
  /** Where a guest alone may go again: a member logs out first. */
  readonly guests?: { readonly next: NextOfLogout; readonly label: string; readonly back: string | null };
  /** Further ways on. */
  readonly more?: ReactNode;
}

/** In place of the form: what may be wrong with a mailed link, and the way to a new one. */
export const DeadLink = ({ again, label, guests, more }: Props) => {
  const isLoggedIn = useIsLoggedIn();
  const place = useSaidFocus<HTMLDivElement>(code);
  return (
    <div className={told}>
      <div role="alert">
        <div ref={place} className={alarm} tabIndex={-1}>
          <strong>このリンクは、ご利用いただけません。</strong>
          <p>
            有効期限が過ぎたか、すでに使われたか、アドレスの一部が欠けています。メールのリンクが途中で切れていないかお確かめのうえ、開けないときはもう一度お手続きください。
          </p>
        </div>
      </div>
      {guests && isLoggedIn ? (
        <LogOutTo kind="primary" {...guests} />
      ) : (
        <A className={button.primary} href={again}>
          {label}
        </A>
      )}
      {more}
    </div>
  );
};
