import { addressLine } from '../../../schemas/address/lines';
import type { UserAddress } from '../../../schemas/book/book';
import { mostAddresses } from '../../../schemas/book/most-addresses';
import { lineWords } from '../../../src/domain/delivery/delivery-words';
import { postalWords } from '../../../src/lib/postal-words';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { button } from '../../../src/ui/button.css';
import { badge, badges } from '../../../src/ui/styles/badge.css';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { bookFold, bookWords } from '../../cart/parts/book-fold';
import { FoldedList, splitLong } from '../../forms/folded-list';
import { Deed, type SendDeed } from '../parts/deed';
import { OwnList } from '../parts/own-list';
import { deeds, label } from '../parts/own-list.css';
import type { AddressBookProps } from './address-book.data';

const usual = 'よく使うお届け先をまとめておけます。';

/** What has just been done, by the word in the screen's address. */
const said: Readonly<Record<string, string>> = {
  added: 'お届け先を追加しました。',
  changed: 'お届け先を変更しました。',
  removed: 'お届け先を削除しました。',
  default: 'いつものお届け先を変更しました。',
  sender: 'いつものご依頼主を変更しました。',
};

const Marks = ({ address }: { readonly address: UserAddress }) => {
  const { is_default: isDefault, is_sender_default: isSender, division_ct: division } = address;
  return (
    <span className={badges}>
      {isDefault && <span className={badge.ok}>いつものお届け先</span>}
      {isSender && <span className={badge.ok}>いつものご依頼主</span>}
      {division === 1 && <span className={badge.quiet}>ご本人</span>}
    </span>
  );
};

const Label = ({ address }: { readonly address: UserAddress }) => (
  <div className={label}>
    <Marks address={address} />
    <strong>{address.shipping_name} 様</strong>
    <small>{address.shipping_kana}</small>
    <span>{postalWords(address.postal_code)}</span>
    <span>{lineWords(address)}</span>
    <small>{[address.phone_number, address.cell_phone_number].filter((phone) => phone !== '').join(' / ')}</small>
  </div>
);

interface Listed {
  readonly id: string;
  readonly addresses: readonly UserAddress[];
}

interface EntryProps {
  readonly isBusy: boolean;
  readonly send: SendDeed;
  readonly address: UserAddress;
}

const Entry = ({ address, ...deed }: EntryProps) => {
  const { id, is_default: isDefault, is_sender_default: isSender, shipping_name: name } = address;
  const { isBusy: busy } = deed;
  const whose = <span className={visuallyHidden}>（{name} 様）</span>;
  const own = { id: String(id) };
  return (
    <>
      <Label address={address} />
      <div className={deeds}>
        {!isDefault && (
          <Deed form="user-address-use" values={own} {...deed}>
            <Button kind="text" busy={busy}>
              いつものお届け先にする{whose}
            </Button>
          </Deed>
        )}
        {!isSender && (
          <Deed form="user-address-use" values={{ ...own, as: 'sender' }} {...deed}>
            <Button kind="text" busy={busy}>
              いつものご依頼主にする{whose}
            </Button>
          </Deed>
        )}
        <A className={button.text} href={`/mypage/address/${id}/edit`}>
          変更する{whose}
        </A>
        <details>
          <summary className={button.text}>削除する{whose}</summary>
          <Deed form="user-address-delete" values={own} {...deed}>
            <p>このお届け先を削除しますか？</p>
            <Button busy={busy}>削除を確定する{whose}</Button>
          </Deed>
        </details>
      </div>
    </>
  );
};

const foundBy = (address: UserAddress): string =>
  bookWords(
    address,
    `${address.shipping_name}${addressLine.map((part) => address[part]).join('')}${address.postal_code}`,
  );

const isUsual = ({ is_default: isDefault, is_sender_default: isSender }: UserAddress): boolean => isDefault || isSender;

/** A long book is folded, as where one of it is chosen. */
const Entries = ({ id, addresses, ...deeds }: Pick<EntryProps, 'isBusy' | 'send'> & Listed) => {
  const { open, folded } = splitLong(addresses, isUsual);
  return (
    <>
      {open.map((address) => (
        <li key={address.id}>
          <Entry address={address} {...deeds} />
        </li>
      ))}
      {folded.length > 0 && (
        <li data-fold="">
          <FoldedList
            id={id}
            entries={folded}
            keyOf={({ id: own }) => own}
            wordsOf={foundBy}
            title="ほかのお届け先"
            label={bookFold.label}
          >
            {(address) => <Entry address={address} {...deeds} />}
          </FoldedList>
        </li>
      )}
    </>
  );
};

/** Where a member sends to, and what can be done about each. */
export const View = ({ id, settings, data: { addresses }, query }: AddressBookProps) => (
  <OwnList
    id={id}
    title={settings.title}
    note={settings.note || usual}
    done={said[query.saved ?? '']}
    count={addresses.length}
    most={mostAddresses}
    says={{
      none: '登録されているお届け先はありません',
      full: `${mostAddresses}件まで登録できます。追加するには、お使いにならないお届け先を削除してください。`,
    }}
    add={{ href: '/mypage/address/add', label: 'お届け先を追加する' }}
  >
    {(deeds) => <Entries id={id} addresses={addresses} {...deeds} />}
  </OwnList>
);
