/** Small line drawings of what can be chosen, on a grid of 48 × 32; what is meant is in the accent. The words stand beside. */
import type { OptionDrawing, ProductOption } from '../../../schemas/catalog/product-option';
import { accent, drawing } from './option-drawings.css';

interface Lines {
  readonly lines: string;
  readonly accent: string;
}

const paper = 'M3 3h42v26H3z';
const jacket = 'M18 3l-8 4-6 20M30 3l8 4 6 20M10 10v19h28V10M18 3l6 14 6-14M24 17v12';
const tied =
  'M3 15.5h17M3 17.5h17M28 15.5h17M28 17.5h17M20 16.5a4 3 0 1 1 8 0 4 3 0 1 1-8 0zM21.5 14L15 5M26.5 14L33 5';

const drawings: Readonly<Record<OptionDrawing, Lines>> = {
  bow: {
    lines: paper,
    accent:
      'M3 15h8M3 17h9M37 15h8M36 17h9M24 16c-4-8-13-9-13-3s9 7 13 3c4-8 13-9 13-3s-9 7-13 3zM24 16l-7 10M24 16l7 10',
  },
  knot: { lines: paper, accent: tied },
  'knot-black': { lines: `${paper}${tied}`, accent: '' },
  inside: { lines: 'M5 9h38v20H5zM5 9l5-6h28l5 6M5 9l19 12L43 9', accent: 'M16 24h4M22 24h4M28 24h4M18 9v-6M30 9v-6' },
  outside: { lines: 'M5 9h38v20H5zM5 9l5-6h28l5 6', accent: 'M16 9v20M32 9v20M16 19h16M16 9l2-6M32 9l-2-6' },
  chest: { lines: jacket, accent: 'M29 18h6M29 21h6M32 16v7' },
  lining: { lines: `${jacket}M13 12l6 6`, accent: 'M13 20h8v6h-8zM15 22h4M15 24h3' },
  hem: {
    lines: 'M14 3h20l3 20M14 3l-3 20M24 9v14M11 23h11M26 23h11',
    accent: 'M10 26h12M26 26h12M42 14v12M40 23l2 3 2-3',
  },
  sleeve: {
    lines: 'M14 4l8-2h6l8 2 5 18M14 4L6 27l8 2 5-14M19 15v14h18V12M22 2c1 5 5 5 6 0',
    accent: 'M4 23l8 2M5 12l-2 7M1 16l2 3 3-2',
  },
};

/** What is done, where its choices and fields have no drawings of their own. */
const byKind: Readonly<Partial<Record<ProductOption['kind'], Lines>>> = {
  noshi: { lines: 'M9 3h30v26H9zM24 7v5M24 21v4', accent: 'M33 6l2.5 3.5-2.5 4-2.5-4zM9 15.5h30M9 17.5h30' },
  wrapping: { lines: 'M6 10h36v19H6zM6 10l5-7h26l5 7M6 10l18 12 18-12', accent: 'M27 22a3 3 0 1 1-6 0 3 3 0 0 1 6 0z' },
  bag: { lines: 'M12 11h24l2 18H10zM18 11V7a6 6 0 0 1 12 0v4', accent: 'M18 18h6v6h-6z' },
  card: { lines: 'M6 13h36v16H6zM6 13l18 9 18-9M11 15V3h26v12', accent: 'M16 7h14M16 10h9' },
};

const Drawn = ({ of }: { readonly of: Lines }) => (
  <svg className={drawing} viewBox="0 0 48 32" width="48" height="32" aria-hidden="true">
    <path d={of.lines} />
    {of.accent && <path className={accent} d={of.accent} />}
  </svg>
);

export const DrawnChoice = ({ name }: { readonly name: OptionDrawing | undefined }) =>
  name === undefined ? null : <Drawn of={drawings[name]} />;

export const DrawnKind = ({ kind }: Pick<ProductOption, 'kind'>) => {
  const of = byKind[kind];
  return of ? <Drawn of={of} /> : null;
};
