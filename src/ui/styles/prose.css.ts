/** Text that the shop writes as HTML: pages, messages, product texts. */
import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from './tokens.css';

const { border, color, space, text } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

export const prose = style({});

globalStyle(`${prose} > * + *`, { marginTop: space.s4 });
globalStyle(`${prose} :is(h2, h3, h4)`, { marginTop: '2em' });
globalStyle(`${prose} > :first-child`, { marginTop: 0 });
globalStyle(`${prose} h2`, { fontSize: text.l, paddingBottom: space.s2, borderBottom: hairline });
globalStyle(`${prose} a`, { color: color.link });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: '1.5em' });
globalStyle(`${prose} ul`, { listStyleType: 'disc' });
globalStyle(`${prose} ol`, { listStyleType: 'decimal' });
globalStyle(`${prose} table`, { width: '100%', borderTop: hairline });
globalStyle(`${prose} :is(th, td)`, {
  padding: `${space.s3} ${space.s4} ${space.s3} 0`,
  borderBottom: hairline,
  verticalAlign: 'top',
});
globalStyle(`${prose} th`, { wordBreak: 'auto-phrase' });
// Names and their texts: a long text leaves the name its width. Of more columns each gets what its words need.
globalStyle(`${prose} th:first-child:nth-last-child(2)`, { minWidth: '8em' });
globalStyle(`${prose} pre`, { whiteSpace: 'pre-wrap' });
// Head above cell where text is set so large that two columns would hold single characters.
globalStyle(`${prose} :is(th, td)`, {
  '@container': { '(max-width: 17rem)': { display: 'block', padding: `${space.s2} 0` } },
});
globalStyle(`${prose} dt`, { fontWeight: tokens.weight.strong });
globalStyle(`${prose} dd`, { padding: 0, marginBottom: space.s3 });
globalStyle(`${prose} blockquote`, { paddingInlineStart: space.s4, borderInlineStart: hairline });
globalStyle(`${prose} hr`, { border: 0, borderTop: hairline });
