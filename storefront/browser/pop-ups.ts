/** Pop-ups of the page's own layout, when nothing else is to be done. */
import { openPopups } from '../../src/session/open-popups';
import { whenIdle } from './when-idle';

export const showPopups = (channel: string): void => {
  if (document.querySelector('[data-popup]')) whenIdle(() => openPopups(channel));
};
