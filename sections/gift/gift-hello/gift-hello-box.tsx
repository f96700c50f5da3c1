import type { Gift } from '../../../schemas/gift/gift';
import { fromGiver } from '../../../src/domain/giver-words';
import { formatDate } from '../../../src/lib/dates';
import { useShop } from '../../../src/ui/shop-context';
import { GiftEnded } from '../parts/gift-ended';
import { GiftGoods } from '../parts/gift-goods';
import { giftSection } from '../parts/gift.css';
import { asked, from, letter, message, toGiver, until as untilClass } from './gift-hello-default.css';
import type { GiftHelloProps } from './gift-hello.data';

/** The code that says why a gift can be received no more; null: it can. */
const endOf = ({ status }: Gift): string | null => (status === 'waiting' ? null : `gift.${status}`);

interface LetterProps {
  readonly id: string;
  readonly gift: Gift;
  readonly note: string;
  readonly className: string | undefined;
}

/** The opening: to whom, from whom, what they have written, what it is, and until when. */
const Letter = ({ id, gift, note, className }: LetterProps) => (
  <>
    <div className={className ? `${letter} ${className}` : letter}>
      <h1 id={`${id}-title`}>
        <span>{gift.receiver_name} 様</span>
        <span>贈りものが届いています</span>
      </h1>
      {gift.message !== '' && <p className={message}>{gift.message}</p>}
      <p className={from}>{fromGiver(gift.sender_name)}</p>
    </div>
    <GiftGoods products={gift.products} />
    <p className={`${untilClass} ${asked}`}>
      <time dateTime={gift.expires_at}>{formatDate(gift.expires_at)}</time>
      までに、下のお届け先をご入力のうえお受け取りください。
    </p>
    {note && <p className={asked}>{note}</p>}
    <p className={`${toGiver} ${asked}`}>
      贈り主の方へ：このページのアドレスは、贈る相手の方へお送りください。お届け先をここで入力されると、そのご住所へお届けします。
    </p>
  </>
);

interface Props extends GiftHelloProps {
  /** Sets the letter in a way of its own, on top of `letter`. */
  readonly className?: string;
}

/** A gift as it opens, or why it does not open any more. Without a gift in its address it draws nothing: the form below asks. */
export const GiftHelloBox = ({ id, settings, data: { gift }, params, className }: Props) => {
  const { siteName } = useShop();
  if (gift === undefined) return null;
  const code = gift === null ? 'gift.not-found' : endOf(gift);
  return (
    <section className={giftSection} aria-labelledby={`${id}-title`}>
      {gift !== null && code === null ? (
        <Letter id={id} gift={gift} note={settings.note} className={className} />
      ) : (
        <>
          <h1 id={`${id}-title`}>{settings.title || `${siteName}からの贈りもの`}</h1>
          <GiftEnded code={code ?? ''} token={params.key ?? ''} />
        </>
      )}
    </section>
  );
};
