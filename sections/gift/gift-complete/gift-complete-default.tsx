import type { ReceivedGift } from '../../../schemas/gift/gift';
import { errors } from '../../../schemas/shop-errors';
import { carrierName, trackingUrl } from '../../../schemas/order/carriers';
import { deliveryLines } from '../../../src/domain/delivery/delivery-words';
import { giverName } from '../../../src/domain/giver-words';
import { formatDate } from '../../../src/lib/dates';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { useShop } from '../../../src/ui/shop-context';
import { GiftGoods } from '../parts/gift-goods';
import { giftSection, told, ways } from '../parts/gift.css';
import { useForgottenGift } from '../parts/use-forgotten-gift';
import type { GiftCompleteProps } from './gift-complete.data';

/** What has left, with the carrier's own page where this browser is told its number. */
const Parcels = ({ parcels = [] }: Pick<ReceivedGift, 'parcels'>) => (
  <>
    {parcels.map(({ carrier, number, sent_at: at }, index) => {
      const url = trackingUrl(carrier, number);
      return (
        <p key={`${carrier} ${number ?? index}`}>
          {formatDate(at)}発送　{carrierName(carrier)}
          {number !== null && `　お問い合わせ番号 ${number}`}
          {url !== null && (
            <>
              <br />
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`荷物を追跡する（${number ?? ''}、新しいタブで開きます）`}
              >
                荷物を追跡する
              </a>
            </>
          )}
        </p>
      );
    })}
  </>
);

/** For its receiver, or for anybody else with the link, whom it does not come to, and to whom nobody says who it comes to. */
const wordsFor = ({ is_own: isOwn = true, sender_name: sender }: ReceivedGift, own: GiftCompleteProps['settings']) =>
  isOwn
    ? {
        title: own.title || 'お受け取りのお手続きが済みました',
        note: own.note || `${giverName(sender)} 様からの贈りものを、ご指定のお届け先へお送りします。どうぞお楽しみに。`,
      }
    : {
        title: errors['gift.received'].message,
        note: 'すでにご指定いただいたお届け先へお送りします。お手続きにお心当たりのないときは、お手数ですが、贈り主さまへお問い合わせください。',
      };

/** A gift that was received: when it comes, and what has left. No address: whoever gave it has the link as well. */
export const View = ({ id, settings, data: { gift }, params: { key: token = '' } }: GiftCompleteProps) => {
  const { siteName } = useShop();
  useForgottenGift(token, true);
  const { title, note } = wordsFor(gift, settings);
  return (
    <section className={giftSection} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{title}</h1>
      <p>{note}</p>
      <dl className={told}>
        <div>
          <dt>お届け日時</dt>
          <dd>
            {deliveryLines({ ...gift, ...(gift.is_sent ? { expected_at: null } : {}) }).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </dd>
        </div>
        <div>
          <dt>発送の状況</dt>
          <dd>
            {gift.parcels?.length ? (
              <Parcels parcels={gift.parcels} />
            ) : gift.is_sent ? (
              '発送しました'
            ) : (
              '発送の準備をしています'
            )}
          </dd>
        </div>
      </dl>
      <GiftGoods products={gift.products} />
      <p>この画面は、受け取りのリンクからいつでもご覧いただけます。</p>
      <div className={ways}>
        <A className={button.outline} href="/">
          {siteName}を見る
        </A>
      </div>
    </section>
  );
};
