import { A } from '../../../src/ui/a';
import { moreLink } from '../../../src/ui/styles/text.css';
import { DrawnPicture } from './drawings';
import type { DrawnGuideProps } from './drawn-guide.data';
import { entries, links } from './guide-entries.css';

type Settings = DrawnGuideProps['settings'];

/** The drawings with their words, however a theme sets what stands around them. */
export const GuideEntries = ({ entries: list }: Pick<Settings, 'entries'>) => (
  <ul className={entries}>
    {list.map(({ drawing, title, text }) => (
      <li key={title}>
        <DrawnPicture name={drawing} />
        <div>
          <b>{title}</b>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);

export const GuideLinks = ({ links: list }: Pick<Settings, 'links'>) =>
  list.length > 0 ? (
    <p className={links}>
      {list.map(({ label, url }) => (
        <A key={url} className={moreLink} href={url}>
          {label}
        </A>
      ))}
    </p>
  ) : null;
