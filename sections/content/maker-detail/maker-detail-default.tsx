import { EmptyState } from '../../../src/ui/empty-state';
import { Picture } from '../../../src/ui/picture';
import { A } from '../../../src/ui/a';
import { SectionHead } from '../../../src/ui/section-head';
import { screen } from '../../../src/ui/styles/page.css';
import { CardList } from '../../product/card/card-list';
import { portrait } from './maker-detail-default.css';
import type { MakerDetailProps } from './maker-detail.data';

/** Who makes it and where, and what comes from there. */
export const View = ({ id, settings, data: { maker, products } }: MakerDetailProps) => (
  <article className={screen}>
    <div className={portrait}>
      {maker.picture && <Picture picture={maker.picture} sizes="(min-width: 48rem) 45vw, 92vw" priority="hero" />}
      <div>
        <h1>{maker.name}</h1>
        {maker.place && <p>{maker.place}</p>}
        {maker.story.split(/\n+/).map((paragraph, at) => paragraph && <p key={at}>{paragraph}</p>)}
      </div>
    </div>
    <SectionHead
      id={`${id}-h`}
      title={settings.productsTitle}
      more={
        products.page.total > products.data.length
          ? { href: `/product?maker=${encodeURIComponent(maker.key)}`, text: `すべて見る（${products.page.total}点）` }
          : undefined
      }
    />
    {products.data.length > 0 ? (
      <CardList products={products.data} />
    ) : (
      <EmptyState title="ただいまお取り扱いの品がありません" text="次の入荷まで、いましばらくお待ちください。">
        <A href="/maker">ほかの作り手を見る</A>
      </EmptyState>
    )}
  </article>
);
