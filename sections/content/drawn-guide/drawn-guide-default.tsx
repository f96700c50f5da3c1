import { SectionHead } from '../../../src/ui/section-head';
import { ground, guide } from './drawn-guide-default.css';
import type { DrawnGuideProps } from './drawn-guide.data';
import { GuideEntries, GuideLinks } from './guide-entries';

/** What the shop does for its customers, or how something is done: a drawing and a few words each, on a tinted ground. */
export const View = ({ id, settings }: DrawnGuideProps) =>
  settings.entries.length > 0 ? (
    <section className={ground} aria-labelledby={settings.title ? `${id}-h` : undefined}>
      <div className={guide}>
        {settings.title && <SectionHead id={`${id}-h`} title={settings.title} lead={settings.lead} />}
        <GuideEntries entries={settings.entries} />
        <GuideLinks links={settings.links} />
      </div>
    </section>
  ) : null;
