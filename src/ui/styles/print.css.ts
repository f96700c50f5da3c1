/** On paper: the screen's own content and the shop's name, in small type; nothing that only a screen can do. */
import { globalStyle } from '@vanilla-extract/css';

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { '@media': { print: rule } });

// It stands in every page: what is not needed is not said.
onPaper('html', { fontSize: '75%' });
onPaper('nav, button:not(:has(img)), [popover], [role=search], #frame-after, [data-s=notices]', {
  display: 'none !important',
});
onPaper('li, tr, img', { breakInside: 'avoid' });
