import type { UserCard } from '../../../schemas/card/card';
import { mostCards } from '../../../schemas/card/most-cards';
import { cardWords, expirationWords } from '../../../src/domain/card-words';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { badge, badges } from '../../../src/ui/styles/badge.css';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { Deed, type SendDeed } from '../parts/deed';
import { OwnList } from '../parts/own-list';
import { deeds, label } from '../parts/own-list.css';
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

/** The cards that a member keeps, and what can be done about each. */
export const View = ({ id, settings, data: { cards }, query }: CardListProps) => (
  <OwnList
    id={id}
    title={settings.title}
    note={settings.note || usual}
    done={said[query.saved ?? '']}
    count={cards.length}
    most={mostCards}
    says={{
      none: '登録されているカードはありません',
      full: `${mostCards}枚まで登録できます。追加するには、お使いにならないカードを削除してください。`,
    }}
    add={{ href: '/mypage/card/add', label: 'カードを追加する' }}
  >
    {(deeds) => cards.map((card) => <Entry key={card.id} card={card} {...deeds} />)}
  </OwnList>
);
