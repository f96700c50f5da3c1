/** Small line drawings of what can be chosen, on a grid of 48 × 32; what is meant is in the accent. The words stand beside. */
import type { OptionDrawing, ProductOption } from '../../../schemas/catalog/product-option';
import { accent, cords, drawing, sheet } from './option-drawings.css';

interface Lines {
  readonly lines: string;
  readonly accent: string;
}

/** A paper with cords, in their own colours whatever is chosen: white on the left, the other on the right. */
interface Corded {
  readonly left: string;
  readonly right: string;
  readonly color: keyof typeof cords;
  /** The ornament that stands on gifts of joy alone. */
  readonly hasNoshi: boolean;
}

const paper = 'M3 3h42v26H3z';
const jacket = 'M18 3l-8 4-6 20M30 3l8 4 6 20M10 10v19h28V10M18 3l6 14 6-14M24 17v12';

const noshi = 'M40.5 5.5l2 3.5-2 4.5-2-4.5z';
/** Two loops, which come undone, and can be tied again. */
const bow = {
  left: 'M3 16h8M3 18.5h8M24 17c-3-8-13-9-13-3s10 6 13 3l-6 9',
  right: 'M37 16h8M37 18.5h8M24 17c3-8 13-9 13-3s-10 6-13 3l6 9',
};
/** Tied once, the ends upwards. */
const knot = {
  left: 'M3 17.5h17M3 20h17M24 15c-5 0-5 7 0 7M25 16L16 5',
  right: 'M28 17.5h17M28 20h17M24 15c5 0 5 7 0 7M23 16L32 5',
};

const drawings: Readonly<Record<OptionDrawing, Lines | Corded>> = {
  bow: { ...bow, color: 'red', hasNoshi: true },
  knot: { ...knot, color: 'red', hasNoshi: true },
  'knot-black': { ...knot, color: 'black', hasNoshi: false },
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

const Cords = ({ left, right, color, hasNoshi }: Corded) => (
  <g className={sheet}>
    <path d={paper} />
    <path className={cords.edge} d={left} />
    <path className={cords.white} d={left} />
    <path className={cords[color]} d={right} />
    {hasNoshi && <path className={cords.red} d={noshi} />}
  </g>
);

const Drawn = ({ of }: { readonly of: Lines | Corded }) => (
  <svg className={drawing} viewBox="0 0 48 32" width="48" height="32" aria-hidden="true">
    {'left' in of ? (
      <Cords {...of} />
    ) : (
      <>
        <path d={of.lines} />
        {of.accent && <path className={accent} d={of.accent} />}
      </>
    )}
  </svg>
);

export const DrawnChoice = ({ name }: { readonly name: OptionDrawing | undefined }) =>
  name === undefined ? null : <Drawn of={drawings[name]} />;

export const DrawnKind = ({ kind }: Pick<ProductOption, 'kind'>) => {
  const of = byKind[kind];
  return of ? <Drawn of={of} /> : null;
};
