import { GuideEntries, GuideLinks } from '../../../sections/content/drawn-guide/guide-entries';
import type { DrawnGuideProps } from '../../../sections/content/drawn-guide/drawn-guide.data';
import { page } from '../../../src/ui/styles/page.css';
import { guide, head } from './drawn-guide-minori.css';

/** On bare paper; on wide screens the heading stands beside it, from top to bottom. */
export const View = ({ id, settings }: DrawnGuideProps) =>
  settings.entries.length > 0 ? (
    <section className={`${page} ${guide}`} aria-labelledby={settings.title ? `${id}-h` : undefined}>
      {settings.title && (
        <div className={head}>
          <h2 id={`${id}-h`}>{settings.title}</h2>
          {settings.lead && <p>{settings.lead}</p>}
        </div>
      )}
      <div>
        <GuideEntries entries={settings.entries} />
        <GuideLinks links={settings.links} />
      </div>
    </section>
  ) : null;
