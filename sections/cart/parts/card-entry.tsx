import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { ErrorBody } from '../../../schemas/contract/errors';
// The form comes later than the page's styles are gathered.
import '../../../src/forms/schema-form/schema-form.css';
import type { Texts } from '../../../src/forms/form-definition';
import { remark } from '../../../src/ui/styles/remark.css';
import { card as cardClass, testCards } from './card-entry.css';
import type { CardFields } from './card-fields';

const LazyFields = lazy(() => import('./card-fields').then(({ CardFields: View }) => ({ default: View })));

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
  readonly serverErrors: ErrorBody['errors'] | null;
  /** null: the button stands elsewhere, and sends it by `form={`${id}-form`}`. */
  readonly submitLabel?: string | null;
  /** Below the fields. */
  readonly children?: ReactNode;
  /** The fields where they are part of the screen; absent: they come when they are wanted. */
  readonly Fields?: ComponentType<ComponentProps<typeof CardFields>>;
  readonly onSubmit: (card: Texts) => void;
}

/** Where a card is typed in. */
export const CardEntry = ({ id, isDemo, children, Fields = LazyFields, ...fields }: Props) => (
  <section className={cardClass} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>カード情報</h2>
    {isDemo && <DemoNote />}
    <Suspense fallback={<p role="status">カード情報の入力欄を読み込んでいます…</p>}>
      <Fields id={id} {...fields} />
    </Suspense>
    {children}
  </section>
);
