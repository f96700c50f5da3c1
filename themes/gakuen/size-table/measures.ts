/** Where a garment is measured, as drawings that follow the columns of a size table. */

interface Measure {
  /** Columns that it stands for. */
  readonly column: RegExp;
  readonly line: string;
  readonly label: readonly [x: number, y: number];
  /** The label stands right of its point; otherwise it is centred on it. */
  readonly isBeside?: true;
}

interface Garment {
  readonly outline: string;
  /** Folds and seams. */
  readonly detail?: string;
  readonly measures: readonly Measure[];
}

const across = (from: number, to: number, y: number): string => `M${from} ${y - 4}v8m0-4H${to}m0-4v8`;
const down = (x: number, from: number, to: number): string => `M${x - 4} ${from}h8m-4 0V${to}m-4 0h8`;

const waist = (from: number, to: number, y: number): Measure => ({
  column: /^ウエスト/,
  line: across(from, to, y),
  label: [(from + to) / 2, y - 7],
});

const garments: readonly Garment[] = [
  {
    outline: 'M96 34Q120 50 144 34L170 46 212 128 188 142 164 98V196H76V98L52 142 28 128 70 46Z',
    measures: [
      { column: /^首まわり/, line: 'M98 28Q120 44 142 28', label: [120, 24] },
      { column: /^肩幅/, line: across(70, 170, 24), label: [120, 18] },
      { column: /^(身幅|胸囲)/, line: across(78, 162, 108), label: [120, 102] },
      { column: /^袖丈$/, line: 'M178 42l42 82', label: [206, 70], isBeside: true },
      { column: /^(裄丈|袖丈（首から）)/, line: 'M120 28l54 10 46 86', label: [206, 70], isBeside: true },
      { column: /^着丈/, line: down(148, 40, 194), label: [128, 160] },
    ],
  },
  {
    outline: 'M92 34L120 88 148 34 168 44Q158 76 168 100V196H72V100Q82 76 72 44Z',
    measures: [
      { column: /^肩幅/, line: across(72, 168, 24), label: [120, 18] },
      { column: /^首の深さ/, line: down(120, 34, 88), label: [126, 60], isBeside: true },
      { column: /^身幅/, line: across(74, 166, 118), label: [128, 112] },
      { column: /^着丈/, line: down(88, 40, 194), label: [108, 165] },
    ],
  },
  {
    outline: 'M80 26H160L174 200H134L120 96 106 200H66Z',
    measures: [
      waist(80, 160, 16),
      { column: /^ヒップ/, line: across(77, 163, 62), label: [120, 56] },
      { column: /^わたり幅/, line: across(75, 119, 98), label: [96, 92] },
      { column: /^股下/, line: down(120, 100, 200), label: [126, 160], isBeside: true },
      { column: /^裾幅/, line: across(66, 106, 210), label: [86, 226] },
    ],
  },
  {
    outline: 'M88 28H152L186 186Q120 202 54 186Z',
    detail: 'M98 28L78 191M110 28L100 194M130 28L140 194M142 28L162 191',
    measures: [
      waist(88, 152, 17),
      { column: /^ヒップ/, line: across(80, 160, 70), label: [120, 64] },
      { column: /^裾まわり/, line: 'M54 196Q120 212 186 196', label: [120, 220] },
    ],
  },
  {
    outline:
      'M120 14C150 14 160 44 156 84 154 116 150 130 150 160 150 190 138 204 120 204 102 204 92 190 92 160 92 130 82 110 82 80 82 44 96 14 120 14Z',
    measures: [
      { column: /^足長/, line: down(178, 14, 204), label: [186, 114], isBeside: true },
      { column: /^足囲/, line: across(82, 157, 80), label: [119, 74] },
    ],
  },
];

export interface Drawing {
  readonly outline: string;
  readonly detail: string | null;
  readonly measures: readonly (Omit<Measure, 'column'> & { readonly name: string })[];
}

/** `身幅（ゆったり）` and `足囲 2E` are measured where 身幅 and 足囲 are. */
const plain = (column: string): string => column.replace(/[（\s][^]*/, '');

const drawingOf = ({ outline, detail, measures }: Garment, columns: readonly string[]): Drawing => ({
  outline,
  detail: detail ?? null,
  measures: measures.flatMap(({ column, ...measure }) => {
    const name = columns.find((candidate) => column.test(candidate));
    return name === undefined ? [] : [{ ...measure, name: plain(name) }];
  }),
});

/** The garment that shows most of the columns; null where none shows any. */
export const drawingFor = (columns: readonly string[]): Drawing | null => {
  const drawings = garments.map((garment) => drawingOf(garment, columns));
  const most = Math.max(...drawings.map(({ measures }) => measures.length));
  return most === 0 ? null : (drawings.find(({ measures }) => measures.length === most) ?? null);
};
