import type { ReactNode } from 'react';
import { A } from '../../../src/ui/a';
import { CloseIcon } from '../../../src/ui/icons';
import { popupCard, popupEntry, popupHead } from './popup-card.css';

export interface PopupContent {
  /** What closing it is remembered by. */
  readonly name: string;
  readonly title: string;
  readonly body: ReactNode;
  readonly link: { readonly url: string; readonly label: string } | null;
}

interface Props {
  /** Unique on the screen. */
  readonly id: string;
  readonly content: PopupContent;
}

/** Closed as it comes; src/session/popups.ts opens it, and knows which were closed before. */
export const PopupCard = ({ id, content: { name, title, body, link } }: Props) => (
  <aside className={popupCard} popover="manual" data-popup={name} aria-labelledby={id}>
    <div className={popupHead}>
      <h2 id={id}>{title}</h2>
      <button type="button" data-close="" aria-label="閉じる">
        <CloseIcon />
      </button>
    </div>
    {body}
    {link && <A href={link.url}>{link.label}</A>}
  </aside>
);

/** The same on the screen of its own, where it is not closed. */
export const PopupEntry = ({ id, content: { title, body, link } }: Props) => (
  <section className={popupEntry} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {body}
    {link && <A href={link.url}>{link.label}</A>}
  </section>
);
