import type { PopupContent } from '../parts/popup-card';
import type { PopupProps } from './popup.data';

/** A new title is a new notice, even for who has closed the one before. */
export const contentsOf = ({ entries }: PopupProps['settings']): readonly PopupContent[] =>
  entries.map(({ title, text, link }) => ({
    name: `page ${title}`,
    title,
    body: text.split(/\n+/).map((paragraph, at) => paragraph.trim() && <p key={at}>{paragraph}</p>),
    link: link ?? null,
  }));
