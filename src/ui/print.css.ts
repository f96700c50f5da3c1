/** On paper: the screen's own content and the shop's name, in small type; nothing that only a screen can do. */
import { globalStyle } from '@vanilla-extract/css';
import { tokens } from '../../themes/tokens.css';

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { '@media': { print: rule } });

onPaper('html', { background: 'none', fontSize: '75%' });
onPaper(
  'nav, button, [popover], [role=search], #frame-after, [data-s=notices], [data-s=breadcrumbs], [data-s=recommend], [data-s=related]',
  { display: 'none !important' },
);
onPaper('li, tr, img, figure, h1, h2, h3', { breakInside: 'avoid' });
onPaper('h1, h2, h3', { breakAfter: 'avoid' });
onPaper('a', { color: tokens.color.ink, textDecoration: 'none' });
