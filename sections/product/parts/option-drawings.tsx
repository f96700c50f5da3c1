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
  label: { lines: 'M5 8h38v16H5zM9 11v2M9 15v2M9 19v2M39 11v2M39 15v2M39 19v2', accent: 'M16 13h16M20 19h8' },
  crest: { lines: 'M8 3h32v20l-16 7-16-7zM8 8h32', accent: 'M19 12h10v6c0 3-3 5-5 6-2-1-5-3-5-6z' },
  box: {
    lines: 'M7 12h34v17H7zM4 7h40v5H4z',
    accent: 'M22 7v22M26 7v22M24 7c-3-6-9-5-7-1 1 1 4 1 7 1 3 0 6 0 7-1 2-4-4-5-7 1',
  },
  furoshiki: {
    lines: 'M8 13h32c1.5 5 1.5 11 0 16H8c-1.5-5-1.5-11 0-16zM21 13L8 29M27 13l13 16',
    accent: 'M22 10.5C16 2 9 4 11 8c1 2 6 3 11 2.5M26 10.5C32 2 39 4 37 8c-1 2-6 3-11 2.5M22 9h4v4h-4z',
  },
};

/** What is done, where the option says no drawing of its own. */
const byKind: Readonly<Partial<Record<ProductOption['kind'], Lines>>> = {
  noshi: { lines: 'M9 3h30v26H9zM24 7v5M24 21v4', accent: 'M33 6l2.5 3.5-2.5 4-2.5-4zM9 15.5h30M9 17.5h30' },
  wrapping: { lines: 'M5 10h38v19H5zM5 10l5-7h28l5 7M12 10l21 19', accent: 'M25.5 19.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0z' },
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

export const DrawnOption = ({ option: { kind, drawing: name } }: { readonly option: ProductOption }) => {
  const of = name ? drawings[name] : byKind[kind];
  return of ? <Drawn of={of} /> : null;
};
