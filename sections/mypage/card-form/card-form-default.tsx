import { useSubmit } from '../../../flows/submit/index';
import { mostCards } from '../../../schemas/card/most-cards';
import { A } from '../../../src/ui/a';
import { useAlive } from '../../../src/ui/alive';
import { FlowError } from '../../../src/ui/flow-error';
import { useShop } from '../../../src/ui/shop-context';
import { textScreen } from '../../../src/ui/styles/page.css';
import { remark } from '../../../src/ui/styles/remark.css';
import { beneath, words } from '../../forms/around-form.css';
import { CardEntry } from '../../cart/parts/card-entry';
import { CardFields } from '../../cart/parts/card-fields';
import { byScript } from './card-form-default.css';
import type { CardFormProps } from './card-form.data';

const usual = 'カード番号は決済サービスへ直接送られ、当店には保存されません。';

/** A card is typed in, to be saved. Its number goes from here to the payment service alone. */
export const View = ({ id, settings, data: { count, isDemo } }: CardFormProps) => {
  const { title, posted } = useShop();
  const { phase, error, fieldErrors, send } = useSubmit(id);
  const isAlive = useAlive();
  return (
    <section className={textScreen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      <p className={words}>{settings.note || usual}</p>
      <FlowError error={fieldErrors ? null : error} posted={posted} form={`${id}-card-form`} />
      {count >= mostCards ? (
        <p className={remark}>
          {mostCards}枚まで登録できます。追加するには、お使いにならないカードを削除してください。
        </p>
      ) : isDemo === null ? (
        <p className={remark}>ただいまカードをご登録いただけません。しばらくしてからもう一度お試しください。</p>
      ) : (
        // A browser sends none of it by itself: until the script is there, nobody types a card into it.
        <div className={byScript} inert={!isAlive}>
          <CardEntry
            id={`${id}-card`}
            isDemo={isDemo}
            Fields={CardFields}
            isBusy={phase === 'sending' || phase === 'done'}
            serverErrors={fieldErrors}
            submitLabel="このカードを登録する"
            onSubmit={(typed) =>
              send({ type: 'submit', form: 'user-card', values: { ...typed, service: settings.serviceCode } })
            }
          />
        </div>
      )}
      <noscript>
        <p className={remark}>カードのご登録には、JavaScriptを有効にしてください。</p>
      </noscript>
      <p className={beneath}>
        <A href="/mypage/card">登録カードへ戻る</A>
      </p>
    </section>
  );
};
