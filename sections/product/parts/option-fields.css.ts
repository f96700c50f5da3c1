import { globalStyle, style } from '@vanilla-extract/css';
import { control } from '../../../src/ui/styles/control';
import { tokens } from '../../../src/ui/styles/tokens.css';

const { border, color, font, leading, radius, size, space, text, weight } = tokens;
const hairline = `${border.thin} solid ${color.line}`;

/** All that can be done to the goods, one below the other. */
export const options = style({ display: 'grid', borderBlockEnd: hairline });
globalStyle(`${options} > h2`, { marginBottom: space.s2, fontSize: text.s, fontWeight: weight.strong });

// What they cost, below the last of them.
globalStyle(`${options} > p:not(:empty)`, { paddingBlock: space.s3, borderBlockStart: hairline, fontSize: text.s });

/** One of them; what there is to fill in comes into view with the tick, with script or without. */
export const option = style({ minWidth: 0, paddingBlock: space.s2, borderBlockStart: hairline });

/** Those of which one is taken. */
export const oneOf = style({ minWidth: 0, margin: 0, padding: 0, border: 0, borderBlockStart: hairline });
globalStyle(`${oneOf} > legend`, {
  float: 'left',
  width: '100%',
  padding: 0,
  paddingBlockStart: space.s3,
  fontSize: text.s,
});
globalStyle(`${oneOf} > legend + *`, { clear: 'both' });
globalStyle(`${oneOf} > div`, { paddingBlock: 0, border: 0 });

globalStyle(`${option} > label, ${oneOf} > label`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s1} ${space.s3}`,
  minHeight: size.target,
  cursor: 'pointer',
});
// With large text on a narrow screen the words take a line of their own.
globalStyle(`${option} > label > span, ${oneOf} > label > span`, { flex: '1 1 5em', fontWeight: weight.strong });
globalStyle(`${option} > label > small, ${oneOf} > label > small`, { marginInlineStart: 'auto' });
globalStyle(`${option} > label > input, ${oneOf} > label > input`, {
  width: '1.25rem',
  height: '1.25rem',
  accentColor: color.ink,
});
globalStyle(`${option} small`, { color: color.inkSoft, fontSize: text.s, fontWeight: weight.body });
globalStyle(`${option}:not(:has(> label > :checked, > [type=hidden])) > div`, { display: 'none' });

export const fields = style({ display: 'grid', gap: space.s4, paddingBlock: `${space.s2} ${space.s4}` });
globalStyle(`${fields} > p`, { color: color.inkSoft, fontSize: text.s });

export const field = style({ display: 'grid', gap: space.s1, minWidth: 0, border: 0, padding: 0 });
globalStyle(`${field} > label, ${field} > legend`, { padding: 0, fontSize: text.s, fontWeight: weight.strong });
globalStyle(`${field} > label:has(> svg)`, { display: 'flex', alignItems: 'center', gap: space.s3 });
globalStyle(`${field} > legend`, { marginBottom: space.s1 });
globalStyle(`${field} > div`, { display: 'flex', alignItems: 'center', gap: space.s2 });
globalStyle(`${field} > input, ${field} > textarea, ${field} > div > input`, {
  ...control,
  maxWidth: '22rem',
});
globalStyle(`${field} > textarea`, { lineHeight: leading.body });
globalStyle(`${field} > [role=status]`, { fontSize: text.s });
globalStyle(`${field} > div > input`, { width: '6em' });
globalStyle(`${field} [aria-invalid=true]`, { borderColor: color.sale });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });
globalStyle(`${chips} span:has(> svg)`, { gap: space.s2 });
globalStyle(`${chips} :checked + span svg > path`, { stroke: 'currentColor' });
globalStyle(`${chips} small`, { fontSize: text.xs });
// A chosen chip has a ground of its own.
globalStyle(`${chips} :checked + span small`, { color: 'inherit' });

/** What is wrong with it. */
export const fault = style({ color: color.sale, fontSize: text.s, fontWeight: weight.strong });

/** The text as it will look. */
export const preview = style({
  display: 'block',
  maxWidth: '22rem',
  padding: `${space.s3} ${space.s4}`,
  borderRadius: radius.m,
  background: color.tint,
  fontSize: text.xl,
  lineHeight: leading.body,
  textAlign: 'center',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  // What is far too long to be made is not shown whole.
  maxHeight: '6em',
});
globalStyle(`${preview}:empty`, { display: 'none' });
const awaited = '"ここに仕上がりのイメージが出ます"';
// Its place is kept before the first sign: else what stands below would move under the finger. For the eye alone.
globalStyle(`${preview}:empty::before`, {
  content: [awaited, `${awaited} / ""`],
  color: color.inkSoft,
  fontSize: text.s,
});
globalStyle(`${preview}:empty`, {
  '@media': {
    '(scripting: enabled)': {
      display: 'grid',
      placeItems: 'center',
      minHeight: `calc(${leading.body} * 1em + 2 * ${space.s3})`,
    },
  },
});

/**
 * By its name, on the text as it will look, and on the words of the choice. The first of each is the shop's own
 * (`load-faces.ts`): of the others most devices have one or none, and would show two faces alike.
 */
const faces = {
  mincho: { fontFamily: "'Hina Mincho', 'Hiragino Mincho ProN', 'Yu Mincho', serif" },
  kaisho: { fontFamily: "'Yuji Syuku', 'Hiragino Kaisho', 'YuKyokasho', serif" },
  gothic: { fontFamily: `'Kosugi Maru', 'Hiragino Maru Gothic ProN', ${font.body}` },
  roman: { fontFamily: "'Great Vibes', 'Snell Roundhand', 'Segoe Script', serif" },
} as const;
for (const [name, face] of Object.entries(faces))
  globalStyle(`:is(${preview}, ${chips} span)[data-face=${name}]`, face);
globalStyle(`${chips} [data-face] small`, { fontFamily: font.body });
