/** Draws the ring of whatever is busy from now on. Loaded with the first press, as nothing is busy before it. */
import style from './busy-ring.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
