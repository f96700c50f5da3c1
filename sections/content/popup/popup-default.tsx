import { PopupCard } from '../parts/popup-card';
import { contentsOf } from './popup-contents';
import type { PopupProps } from './popup.data';

/** What the shop tells whoever comes to this page; one card at a time. */
export const View = ({ id, settings }: PopupProps) =>
  settings.entries.length === 0
    ? null
    : contentsOf(settings).map((content, at) => <PopupCard key={content.name} id={`${id}-${at}`} content={content} />);
