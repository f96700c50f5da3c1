import { useRef, useSyncExternalStore } from 'react';
import type { OrderedGift } from '../../../schemas/cart/gift-words';
import { fromGiver } from '../../../src/domain/giver-words';
import { formatDate } from '../../../src/lib/dates';
import { toast } from '../../../src/lib/toast';
import { Button } from '../../../src/ui/button';
import { useShop } from '../../../src/ui/shop-context';
import { scripted } from '../../../src/forms/schema-form/schema-form.css';
import { giftBox, giftLink, giftMessage, ways } from './ordered-gift.css';

const copied = 'リンクをコピーしました。';
const notCopied = 'コピーできませんでした。リンクを長押しするか選択して、コピーしてください。';

/** What a device can do does not change. */
const never = () => () => undefined;
const canShareHere = (): boolean => 'share' in navigator;

interface LinkProps {
  readonly id: string;
  readonly url: string;
  readonly gift: OrderedGift;
}

/** The link to be passed on: text that can be selected, and with script the ways that the device has. */
const Link = ({ id, url, gift }: LinkProps) => {
  const place = useRef<HTMLParagraphElement>(null);
  const canShare = useSyncExternalStore(never, canShareHere, () => false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ message: copied });
    } catch {
      // Not every browser lets a page copy: then it is at least selected.
      if (place.current) getSelection()?.selectAllChildren(place.current);
      toast({ tone: 'negative', message: notCopied });
    }
  };
  const share = async (): Promise<void> => {
    const text = `${fromGiver(gift.sender_name)}、${gift.receiver_name}様へギフトが届いています。`;
    try {
      await navigator.share({ text, url });
    } catch {
      // Whoever closes the device's own dialog has decided not to.
    }
  };
  return (
    <>
      <p ref={place} id={`${id}-gift-link`} className={giftLink}>
        {url}
      </p>
      <div className={`${ways} ${scripted}`}>
        <Button kind="primary" type="button" aria-describedby={`${id}-gift-link`} onClick={() => void copy()}>
          リンクをコピーする
        </Button>
        {canShare && (
          <Button type="button" aria-describedby={`${id}-gift-link`} onClick={() => void share()}>
            メッセージなどで送る
          </Button>
        )}
      </div>
    </>
  );
};

/** How it stands, for whoever ordered. */
const headings: Readonly<Record<OrderedGift['status'], string>> = {
  waiting: 'ギフトのリンクをお送りください',
  received: 'ギフトが受け取られました',
  expired: 'お受け取りの期限を過ぎました',
  cancelled: 'ギフトは取り消されました',
};

const parcelPlaces = { here: 'この画面の「お届け」', elsewhere: 'ご注文内容の画面' } as const;
type Place = keyof typeof parcelPlaces;

/** @param place where what is sent of the order is told: below it, or on a screen of its own */
const wordsOf = (gift: OrderedGift, place: Place): string => {
  const { status, receiver_name: receiver, expires_at: until, link } = gift;
  if (status === 'received')
    return `${receiver} 様が、お届け先とお届け日のご入力を済ませました。発送の状況は、${parcelPlaces[place]}でご確認いただけます。`;
  if (status === 'expired')
    return `${formatDate(until)}までにお受け取りがなかったため、お届けはありません。お支払いいただいた分は、お返しします。`;
  if (status === 'cancelled') return 'リンクはもう開けません。お届けはありません。';
  if (link === null) return 'お支払いを確認できしだい、贈る方へお送りいただくリンクを、この画面に表示します。';
  return `下のリンクを、メールやメッセージで ${receiver} 様へお送りください。お届け先とお届け日は、受け取る方がご入力になります。`;
};

interface Props {
  readonly id: string;
  readonly gift: OrderedGift;
  readonly place: Place;
}

/** A social gift as whoever ordered it sees it: its link, until when, and what has become of it. Never an address. */
export const OrderedGiftBox = ({ id, gift, place }: Props) => {
  const { origin = '', prefix } = useShop();
  const { status, link, message, expires_at: until } = gift;
  return (
    <section className={giftBox} aria-labelledby={`${id}-gift`} data-status={status}>
      <h2 id={`${id}-gift`}>{headings[status]}</h2>
      <p>{wordsOf(gift, place)}</p>
      {status === 'waiting' && link !== null && (
        <>
          <Link id={id} url={`${origin}${prefix}${link}`} gift={gift} />
          <ul>
            <li>
              お受け取りの期限は <time dateTime={until}>{formatDate(until)}</time>{' '}
              です。過ぎるとお届けはなく、代金はご返金します。
            </li>
            <li>リンクをお持ちの方が、どなたでも一度だけ受け取れます。贈る方だけにお送りください。</li>
            <li>受け取る方に金額は表示されません。お届け先が贈り主に表示されることもありません。</li>
          </ul>
        </>
      )}
      {message !== '' && (
        <blockquote className={giftMessage}>
          <p>{message}</p>
        </blockquote>
      )}
    </section>
  );
};
