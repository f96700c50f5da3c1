import { deliveryTimezones } from '../../../schemas/delivery/delivery';
import type { ReceivedGift } from '../../../schemas/gift/gift';
import { carrierName, trackingUrl } from '../../../schemas/order/carriers';
import { giverName } from '../../../src/domain/giver-words';
import { formatDate } from '../../../src/lib/dates';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { useShop } from '../../../src/ui/shop-context';
import { GiftGoods } from '../parts/gift-goods';
import { giftSection, told, ways } from '../parts/gift.css';
import type { GiftCompleteProps } from './gift-complete.data';

const dayWords = ({ delivery_at: day, delivery_timezone_key: zone }: ReceivedGift): string =>
  `${day === null ? '最短でお届けします' : formatDate(day)}　${zone === 'none' ? '時間帯の指定なし' : deliveryTimezones[zone]}`;

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

/** A gift that was received: when it comes, and what has left. No address: whoever gave it has the link as well. */
export const View = ({ id, settings, data: { gift } }: GiftCompleteProps) => {
  const { siteName } = useShop();
  return (
    <section className={giftSection} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || 'お受け取りのお手続きが済みました'}</h1>
      <p>
        {settings.note ||
          `${giverName(gift.sender_name)} 様からの贈りものを、ご指定のお届け先へお送りします。どうぞお楽しみに。`}
      </p>
      <dl className={told}>
        <div>
          <dt>お届け日時</dt>
          <dd>{dayWords(gift)}</dd>
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
