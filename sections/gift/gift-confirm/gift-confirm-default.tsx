import type { FormEvent } from 'react';
import { useGift } from '../../../flows/gift/index';
import type { GiftShipping } from '../../../schemas/gift/gift';
import { fromGiver } from '../../../src/domain/giver-words';
import { addressWords, deliveryLines, receiverName } from '../../../src/domain/delivery/delivery-words';
import { giftPath } from '../../../src/domain/gift';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { FlowError } from '../../../src/ui/flow-error';
import { useShop } from '../../../src/ui/shop-context';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { useDoAction } from '../../cart/parts/do-action';
import { GiftEnded } from '../parts/gift-ended';
import { GiftGoods } from '../parts/gift-goods';
import { GiftSteps } from '../parts/gift-steps';
import { giftSection, told, ways } from '../parts/gift.css';
import { useForgottenGift } from '../parts/use-forgotten-gift';
import type { GiftConfirmProps } from './gift-confirm.data';

type Draft = NonNullable<GiftShipping['draft']>;

/** What is in view is what is received, whatever another tab has said meanwhile: all of it stands in the form. */
const textsOf = (token: string, id: number, draft: Draft): Readonly<Record<string, string>> => ({
  token,
  id: String(id),
  ...draft.address,
  delivery_at: draft.delivery_at ?? '',
  delivery_timezone_key: draft.delivery_timezone_key,
});

interface ToldProps {
  readonly token: string;
  readonly draft: Draft;
  /** On which it is expected where no day is wished for; null: nobody knows. */
  readonly firstDay: string | null;
}

const Told = ({ token, draft: { address, ...wish }, firstDay }: ToldProps) => (
  <dl className={told}>
    <div>
      <dt>お届け先</dt>
      <dd>
        <A href={giftPath(token, 'shipping')}>
          <span className={visuallyHidden}>お届け先を</span>変更する
        </A>
      </dd>
      <dd>
        {receiverName(address)} 様（{address.shipping_kana}）
        <br />
        {addressWords(address)}
        <br />
        電話 {address.phone_number}
      </dd>
    </div>
    <div>
      <dt>お届け日時</dt>
      <dd>
        <A href={giftPath(token, 'delivery')}>
          <span className={visuallyHidden}>お届け日時を</span>変更する
        </A>
      </dd>
      <dd>
        {deliveryLines({ ...wish, expected_at: firstDay }).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </dd>
    </div>
  </dl>
);

/** The gift once more before it is received. */
export const View = ({
  id,
  settings,
  data: { gift, shipping, firstDay },
  params: { key: token = '' },
}: GiftConfirmProps) => {
  const { draft } = shipping;
  const { phase, error, ended, send } = useGift({ step: 'confirm', token, shippingId: shipping.id, place: null });
  const { title } = useShop();
  // Received, or led back to a step whose words the shop has.
  useForgottenGift(token, phase === 'leaving');
  const { url, posted } = useDoAction('gift-receive');
  const texts = draft ? textsOf(token, shipping.id, draft) : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (phase === 'editing') send({ type: 'submit', values: texts });
  };
  return (
    <section className={giftSection} aria-labelledby={`${id}-title`}>
      <GiftSteps here="confirm" />
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {settings.note && <p>{settings.note}</p>}
      {ended !== null ? (
        <GiftEnded code={ended} token={token} />
      ) : (
        <>
          <p>{fromGiver(gift.sender_name)}</p>
          <GiftGoods products={gift.products} />
          {draft && <Told {...{ token, draft, firstDay }} />}
          <FlowError error={error} posted={posted} onRetry={() => send({ type: 'retry' })} />
          <form className={ways} method="post" action={url} onSubmit={submit}>
            {Object.entries(texts).map(([name, text]) => (
              <input key={name} type="hidden" name={name} value={text} />
            ))}
            <Button kind="primary" busy={phase !== 'editing'}>
              この内容で受け取る
            </Button>
            <p>お受け取りのあとは、お届け先とお届け日時を変更できません。</p>
          </form>
        </>
      )}
    </section>
  );
};
