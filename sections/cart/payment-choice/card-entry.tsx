import { lazy, Suspense, useState } from 'react';
import type { Cart } from '../../../schemas/cart/cart';
import type { ErrorBody } from '../../../schemas/contract/errors';
// The form comes later than the page's styles are gathered.
import '../../../src/forms/schema-form/schema-form.css';
import type { Texts } from '../../../src/forms/form-definition';
import { Button } from '../../../src/ui/button';
import { remark } from '../../../src/ui/styles/remark.css';
import { card as cardClass, kept, testCards } from './payment-choice-default.css';

const CardFields = lazy(() => import('./card-fields').then(({ CardFields: View }) => ({ default: View })));

/** The last digits of a card as they may be shown. */
const maskedWords = (masked: string): string => `**** ${masked.slice(-4)}`;

/** The card that is kept for this order, with the way to another. */
export const KeptCard = ({ masked, onChange }: { readonly masked: string; readonly onChange: () => void }) => (
  <div className={kept}>
    <span>
      ご登録のカード <b>{maskedWords(masked)}</b>
    </span>
    <Button kind="text" type="button" onClick={onChange}>
      カードを変更する
    </Button>
  </div>
);

const demoCards = [
  ['4242 4242 4242 4242', '承認されます'],
  ['4000 0000 0000 0002', '承認されません'],
  ['4000 0025 0000 3155', '本人認証に進みます'],
] as const;

const DemoNote = () => (
  <div className={remark}>
    <strong>これは体験用の決済です。実際の請求はありません。</strong>
    <ul className={testCards}>
      {demoCards.map(([number, outcome]) => (
        <li key={number}>
          {number}：{outcome}
        </li>
      ))}
    </ul>
  </div>
);

interface Props {
  readonly id: string;
  readonly isDemo: boolean;
  readonly isBusy: boolean;
  readonly errors: ErrorBody['errors'] | null;
  readonly onSubmit: (card: Texts) => void;
}

/** Where a card is typed in; the screen's one button sends it (`form={`${id}-form`}`). */
export const CardEntry = ({ id, isDemo, isBusy, errors, onSubmit }: Props) => (
  <section className={cardClass} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>カード情報</h2>
    {isDemo && <DemoNote />}
    <Suspense fallback={<p role="status">カード情報の入力欄を読み込んでいます…</p>}>
      <CardFields id={id} serverErrors={errors} isBusy={isBusy} onSubmit={onSubmit} />
    </Suspense>
  </section>
);

/** Whether the card that the shop keeps is used, or another is typed in. */
export const useCardChoice = (cart: Cart | null) => {
  const [isChanging, setChanging] = useState(false);
  const masked = cart?.payment?.masked_number ?? null;
  return { keptCard: isChanging ? null : masked, change: () => setChanging(true) } as const;
};
