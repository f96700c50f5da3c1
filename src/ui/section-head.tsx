import { A } from './a';
import { head } from './section-head.css';
import { moreLink } from './styles/text.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  /** Where the whole of it stands. */
  readonly more?: { readonly href: string; readonly text: string } | undefined;
}

/** The head of a section; `id` names the heading for `aria-labelledby`. */
export const SectionHead = ({ id, title, lead, more }: Props) => (
  <div className={head}>
    <h2 id={id}>{title}</h2>
    {lead && <p>{lead}</p>}
    {more && (
      <A className={moreLink} href={more.href}>
        {more.text}
      </A>
    )}
  </div>
);
