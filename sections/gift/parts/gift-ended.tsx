import { errors, type ErrorCode } from '../../../schemas/shop-errors';
import { giftPath } from '../../../src/domain/gift';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { EmptyState } from '../../../src/ui/empty-state';
import { useSaidFocus } from '../../../src/ui/focus';
import { useForgottenGift } from './use-forgotten-gift';

interface Props {
  /** Of schemas/gift/gift.errors.ts. */
  readonly code: string;
  /** Of its link; '' where nobody knows one. */
  readonly token: string;
}

/** What to do about it. */
const hints: Readonly<Record<string, string>> = {
  'gift.received': 'お心当たりがないときは、リンクを送った贈り主さまへお問い合わせください。',
  'gift.expired': '恐れ入りますが、リンクを送った贈り主さまへお知らせください。',
  'gift.cancelled': '恐れ入りますが、リンクを送った贈り主さまへお問い合わせください。',
  'gift.not-found': 'リンクの全体を、もう一度コピーしてお開きください。',
};

const messageOf = (code: string): string =>
  Object.hasOwn(errors, code) ? errors[code as ErrorCode].message : errors['gift.not-found'].message;

/** In place of a form: nobody can receive it here any more, why, and the way on. */
export const GiftEnded = ({ code, token }: Props) => {
  useForgottenGift(token, true);
  const place = useSaidFocus<HTMLDivElement>(code);
  return (
    <div ref={place} tabIndex={-1} role="alert" data-over="">
      <EmptyState title={messageOf(code)} text={hints[code] ?? ''}>
        {code === 'gift.received' && token !== '' && (
          <A className={button.primary} href={giftPath(token, 'complete')}>
            お届けの状況を見る
          </A>
        )}
        {code === 'gift.not-found' && (
          <A className={button.outline} href={giftPath('', 'shipping')}>
            リンクを貼り付けて開く
          </A>
        )}
        <A className={button.text} href="/">
          お店を見る
        </A>
      </EmptyState>
    </div>
  );
};
