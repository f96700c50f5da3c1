import { dayOf, formatDate } from '../../../src/lib/dates';
import { Html } from '../../../src/ui/html';
import { textScreen } from '../../../src/ui/styles/page.css';
import { soft } from '../../../src/ui/styles/text.css';
import type { StaticPageProps } from './static-page.data';

/** A page of the shop's own text: legal pages, guides. */
export const View = ({ settings, data: { page } }: StaticPageProps) => (
  <article className={textScreen}>
    <h1>{page.title}</h1>
    <Html html={page.body_html} />
    {settings.isDated && (
      <p className={soft}>
        最終更新日 <time dateTime={dayOf(page.updated_at)}>{formatDate(page.updated_at)}</time>
      </p>
    )}
  </article>
);
