import type { FormEvent } from 'react';
import { useSubmit } from '../../../flows/submit/index';
import type { ProductHistory } from '../../../schemas/history/history';
import { formatTime } from '../../../src/lib/dates';
import { A } from '../../../src/ui/a';
import { button } from '../../../src/ui/button.css';
import { Button } from '../../../src/ui/button';
import { EmptyState } from '../../../src/ui/empty-state';
import { FlowError } from '../../../src/ui/flow-error';
import { useArrivalFocus } from '../../../src/ui/focus';
import { useDo, useShop } from '../../../src/ui/shop-context';
import { screen } from '../../../src/ui/styles/page.css';
import { remark } from '../../../src/ui/styles/remark.css';
import { visuallyHidden } from '../../../src/ui/styles/text.css';
import { words } from '../../forms/around-form.css';
import { ProductCardItem } from '../../product/card/card';
import { cards, four } from '../../product/card/card.css';
import { foot } from './product-history-default.css';
import type { ProductHistoryProps } from './product-history.data';

const sizes = '(min-width: 40rem) 22vw, 45vw';

interface FootProps {
  readonly entry: ProductHistory;
  readonly isBusy: boolean;
  readonly onDelete: (id: number) => void;
}

/** When it was looked at, and the way out of the list. */
const Foot = ({ entry: { id, viewed_at: at, product }, isBusy, onDelete }: FootProps) => {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) onDelete(id);
  };
  return (
    <form className={foot} method="post" action={useDo('viewed-delete')} onSubmit={submit}>
      <time dateTime={at}>{formatTime(at)}</time>
      <input type="hidden" name="id" value={id} />
      <Button kind="text" busy={isBusy}>
        削除<span className={visuallyHidden}>（{product.name}）</span>
      </Button>
    </form>
  );
};

/** What the member has looked at last, newest first. */
export const View = ({ id, settings, data: { viewed }, query }: ProductHistoryProps) => {
  const { title, posted } = useShop();
  const { phase, error, send } = useSubmit(id);
  const said = useArrivalFocus<HTMLParagraphElement>(query.removed !== undefined);
  const remove = (entry: number): void =>
    send({ type: 'submit', form: 'viewed-delete', values: { id: String(entry) } });
  return (
    <section className={screen} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>{settings.title || title}</h1>
      {query.removed !== undefined && (
        <p ref={said} tabIndex={-1} className={`${remark} ${words}`} role="status">
          閲覧履歴から削除しました。
        </p>
      )}
      <FlowError error={error} posted={posted} onRetry={() => send({ type: 'retry' })} />
      {viewed.data.length > 0 ? (
        <>
          {settings.note && <p className={words}>{settings.note}</p>}
          <ul className={`${cards} ${four}`}>
            {viewed.data.map((entry) => (
              <ProductCardItem
                key={entry.id}
                product={entry.product}
                sizes={sizes}
                heading="h2"
                foot={<Foot entry={entry} isBusy={phase === 'sending'} onDelete={remove} />}
              />
            ))}
          </ul>
        </>
      ) : (
        <EmptyState title="ご覧になった商品はまだありません">
          <A className={button.outline} href="/product">
            商品を見る
          </A>
        </EmptyState>
      )}
    </section>
  );
};
