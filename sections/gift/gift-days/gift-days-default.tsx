import { useRef, type FormEvent } from 'react';
import { useGift } from '../../../flows/gift/index';
import { addressWords, receiverName } from '../../../src/domain/delivery/delivery-words';
import { giftPath } from '../../../src/domain/gift';
import { textsIn } from '../../../src/forms/texts-in';
import { useKeptFields } from '../../../src/forms/use-kept-fields';
import { useWatchedFields } from '../../../src/forms/use-watched-fields';
import { A } from '../../../src/ui/a';
import { Button } from '../../../src/ui/button';
import { FlowError } from '../../../src/ui/flow-error';
import { useShop } from '../../../src/ui/shop-context';
import { useDoAction } from '../../cart/parts/do-action';
import { sentBack } from '../../cart/parts/sent-back';
import { ArrivalFields } from '../../forms/arrival-fields';
import { GiftEnded } from '../parts/gift-ended';
import { GiftSteps } from '../parts/gift-steps';
import { giftSection, ways } from '../parts/gift.css';
import { giftKeptAs } from '../parts/use-forgotten-gift';
import type { GiftDaysProps } from './gift-days.data';

type Faults = Readonly<Record<string, readonly { readonly message: string }[]>>;
type Draft = NonNullable<GiftDaysProps['data']['shipping']['draft']>;

/** Where it goes, with the way to change it. */
const Where = ({ draft, token }: { readonly draft: Draft; readonly token: string }) => (
  <p>
    {receiverName(draft.address)} 様　{addressWords(draft.address)}
    <br />
    <A href={giftPath(token, 'shipping')}>お届け先を変更する</A>
  </p>
);

/** When a gift shall come. */
export const View = ({ id, settings, data, params: { key: token = '' }, query }: GiftDaysProps) => {
  const { shipping } = data;
  const { draft } = shipping;
  const place = draft && { postal: draft.address.postal_code, pref: draft.address.prefecture };
  const face = useGift({ step: 'delivery', token, shippingId: shipping.id, place });
  const { title } = useShop();
  const { url, posted } = useDoAction('gift-delivery');
  const received = useDoAction('gift-receive').posted;
  const { phase, error, fieldErrors, ended, send } = face;
  const days = face.days ?? data.days;
  const form = useRef<HTMLFormElement>(null);
  const keep = useKeptFields(form, giftKeptAs(token, 'delivery'), false, { drawn: days?.dates.join() });
  const { change, press } = useWatchedFields(id, form, 'gift-delivery');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    press();
    if (phase === 'editing') send({ type: 'submit', values: textsIn(event.currentTarget) });
  };
  const said = posted ?? received;
  const faults: Faults = fieldErrors ?? posted?.errors ?? {};
  return (
    <section className={giftSection} aria-labelledby={`${id}-title`}>
      <GiftSteps here="delivery" />
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {settings.note && <p>{settings.note}</p>}
      {ended !== null ? (
        <GiftEnded code={ended} token={token} />
      ) : (
        <>
          {draft && <Where draft={draft} token={token} />}
          <FlowError error={error ?? (said ? null : sentBack(query.error))} posted={said} form={`${id}-form`} />
          <form
            ref={form}
            id={`${id}-form`}
            className={ways}
            method="post"
            action={url}
            onChange={() => {
              keep();
              change();
            }}
            onSubmit={submit}
          >
            <input type="hidden" name="token" value={token} />
            {days && (
              <ArrivalFields
                key={days.dates.join()}
                id={id}
                lead={days}
                day={{
                  name: 'delivery_at',
                  value: posted?.values.delivery_at ?? draft?.delivery_at ?? '',
                  fault: faults.delivery_at?.[0]?.message ?? null,
                }}
                zone={{
                  name: 'delivery_timezone',
                  value: posted?.values.delivery_timezone ?? draft?.delivery_timezone_key ?? 'none',
                  fault: faults.delivery_timezone?.[0]?.message ?? null,
                }}
              />
            )}
            <Button kind="primary" busy={phase !== 'editing'}>
              内容の確認へ進む
            </Button>
          </form>
        </>
      )}
    </section>
  );
};
