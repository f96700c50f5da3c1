import { useSubmit } from '../../../flows/submit/index';
import type { UserCard } from '../../../schemas/card/card';
import { mostCards } from '../../../schemas/card/most-cards';
import { cardWords, expirationWords } from '../../../src/domain/card-words';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { EmptyState } from '../../../src/ui/empty-state';
import { FlowError } from '../../../src/ui/flow-error';
import { useArrivalFocus } from '../../../src/ui/focus';
import { useShop } from '../../../src/ui/shop-context';
import { badge, badges } from '../../../src/ui/styles/badge.css';
import { textScreen } from '../../../src/ui/styles/page.css';
import { remark } from '../../../src/ui/styles/remark.css';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { words } from '../../auth/parts/auth.css';
import { Deed, type SendDeed } from '../parts/deed';
import { deeds, entries, label } from '../parts/own-list.css';
import type { CardListProps } from './card-list.data';

const usual =
  'お支払いのときに、カード番号を入力せずにお使いいただけます。カード番号は決済サービスが保管し、当店には保存されません。';

/** What has just been done, by the word in the screen's address. */
const said: Readonly<Record<string, string>> = {
  added: 'カードを登録しました。',
  removed: 'カードを削除しました。',
  main: 'いつも使うカードを変更しました。',
};

const Label = ({ card }: { readonly card: UserCard }) => (
  <div className={label}>
    <span className={badges}>
      {card.is_main && <span className={badge.ok}>いつも使うカード</span>}
      {card.is_expired && <span className={badge.quiet}>有効期限切れ</span>}
    </span>
    <strong>{cardWords(card)}</strong>
    <span>有効期限 {expirationWords(card)}</span>
    <small>{card.name}</small>
    {card.is_expired && (
      <span>このカードではお支払いいただけません。更新後のカードを「カードを追加する」からご登録ください。</span>
    )}
  </div>
);

interface EntryProps {
  readonly card: UserCard;
  readonly isBusy: boolean;
  readonly send: SendDeed;
}

const Entry = ({ card, ...deed }: EntryProps) => {
  const which = <span className={visuallyHidden}>（{cardWords(card)}）</span>;
  const own = { id: String(card.id) };
  return (
    <li>
      <Label card={card} />
      <div className={deeds}>
        {!card.is_main && !card.is_expired && (
          <Deed form="user-card-use" values={own} {...deed}>
            <Button kind="text" busy={deed.isBusy}>
              いつも使うカードにする{which}
            </Button>
          </Deed>
        )}
        <details>
          <summary className={button.text}>削除する{which}</summary>
          <Deed form="user-card-delete" values={own} {...deed}>
            <p>このカードを削除しますか？</p>
            <Button busy={deed.isBusy}>削除を確定する{which}</Button>
          </Deed>
        </details>
      </div>
    </li>
  );
};

const Add = ({ kind }: { readonly kind: 'primary' | 'outline' }) => (
  <A className={button[kind]} href="/mypage/card/add">
    カードを追加する
  </A>
);

/** The cards that a member keeps, and what can be done about each. */
export const View = ({ id, settings, data: { cards }, query }: CardListProps) => {
  const { title, posted } = useShop();
  const { phase, error, send } = useSubmit();
  const isBusy = phase === 'sending' || phase === 'done';
  const done = said[query.saved ?? ''];
  const place = useArrivalFocus<HTMLParagraphElement>(done !== undefined);
  const press: SendDeed = (form, values) => send({ type: 'submit', form, values });
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {done && (
        <p ref={place} tabIndex={-1} className={`${remark} ${words}`} role="status">
          {done}
        </p>
      )}
      <FlowError error={error} posted={posted} onRetry={() => send({ type: 'retry' })} />
      <p className={words}>{settings.note || usual}</p>
      {cards.length === 0 ? (
        <EmptyState title="登録されているカードはありません">
          <Add kind="primary" />
        </EmptyState>
      ) : (
        <>
          {cards.length < mostCards ? (
            <Add kind="outline" />
          ) : (
            <p className={remark}>
              {mostCards}枚まで登録できます。追加するには、お使いにならないカードを削除してください。
            </p>
          )}
          <ul className={entries}>
            {cards.map((card) => (
              <Entry key={card.id} card={card} isBusy={isBusy} send={press} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
