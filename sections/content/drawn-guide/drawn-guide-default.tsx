import { A } from '../../../src/ui/a';
import { SectionHead } from '../../../src/ui/section-head';
import { moreLink } from '../../../src/ui/text.css';
import { DrawnPicture } from './drawings';
import { entries, ground, guide, links } from './drawn-guide-default.css';
import type { DrawnGuideProps } from './drawn-guide.section';

/** What the shop does for its customers, or how something is done: a drawing and a few words each, on a tinted ground. */
export const View = ({ id, settings }: DrawnGuideProps) =>
  settings.entries.length > 0 ? (
    <section className={ground} aria-labelledby={settings.title ? `${id}-h` : undefined}>
      <div className={guide}>
        {settings.title && <SectionHead id={`${id}-h`} title={settings.title} lead={settings.lead} />}
        <ul className={entries}>
          {settings.entries.map(({ drawing, title, text }) => (
            <li key={title}>
              <DrawnPicture name={drawing} />
              <div>
                <b>{title}</b>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        {settings.links.length > 0 && (
          <p className={links}>
            {settings.links.map(({ label, url }) => (
              <A key={url} className={moreLink} href={url}>
                {label}
              </A>
            ))}
          </p>
        )}
      </div>
    </section>
  ) : null;
