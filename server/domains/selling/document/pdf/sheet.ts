/** The pages of a paper, written from above. Lengths are points. */
import { byWords } from './by-words';
import type { DocumentFonts, FontName } from './fonts';

export const margin = 56;
export const width = 595.28 - 2 * margin;
export const right = margin + width;
export const gap = 10;
const usualSize = 9.5;
/** A row of one line is no higher. */
export const usualRow = 16;
export const ink = '#1f2329';
export const faint = '#5c6370';
const rule = '#c9ccd1';

interface Written {
  readonly x?: number;
  readonly width?: number;
  readonly size?: number;
  readonly font?: FontName;
  readonly color?: string;
  readonly align?: 'left' | 'right' | 'center';
}

/** How far apart rows stand: closer, where that saves a page that would be all but empty. */
export type Spacing = 'usual' | 'close';
const closely = 0.35;
/** So few signs do not stand on a last line by themselves. */
const loneSigns = 2;

export class Sheet {
  private y = margin;
  private begin: (() => void) | null = null;

  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly fonts: DocumentFonts,
    private readonly spacing: Spacing,
    /** What each further page begins with: which paper it is a page of. */
    private readonly belongsTo: string,
  ) {}

  private apart(height: number): number {
    return this.spacing === 'close' ? height * closely : height;
  }

  space(height: number): void {
    this.y += this.apart(height);
  }

  /** How many pages there are, and which share of the last one is written on. */
  get filled(): { readonly pages: number; readonly lastShare: number } {
    const { count } = this.doc.bufferedPageRange();
    return { pages: count, lastShare: (this.y - margin) / (this.doc.page.height - 2 * margin) };
  }

  /** What stands on each page that begins, below what it belongs to, until it is told otherwise: a table's titles. */
  repeatOnPages(draw: (() => void) | null): void {
    this.begin = draw;
  }

  /** Goes on to a new page where less than so much is left of this one. */
  room(height: number): void {
    if (this.y + height <= this.doc.page.height - margin) return;
    this.doc.addPage();
    this.y = margin;
    this.row([this.belongsTo, { size: 9, color: faint, align: 'right' }]);
    this.space(gap);
    this.begin?.();
  }

  /** How high a row of so many lines is with the space below it, at the most. */
  rowsHigh(count: number): number {
    return count * (usualRow + this.apart(4));
  }

  private set({ font = 'regular', size = usualSize, color = ink }: Written): void {
    this.doc.font(font).fontSize(size).fillColor(color);
  }

  /** As wide as it may be, but for a sign or two of it that would stand on a last line alone: 「号」 of an address. */
  private withoutLoneEnd(text: string, { width: wide = width, size = usualSize, align = 'left' }: Written): number {
    const highAt = (part: string, at: number): number => this.doc.heightOfString(part, { width: at, lineGap: 2 });
    const isLone = (part: string, at: number): boolean =>
      highAt(part, at) > highAt(Array.from(part).slice(0, -loneSigns).join(''), at);
    if (align !== 'left') return wide;
    const narrower = Array.from({ length: 5 }, (_, step) => wide - step * size);
    const paragraphs = text.split('\n').filter((part) => Array.from(part).length > 2 * loneSigns);
    const fits = (at: number): boolean => paragraphs.every((part) => !isLone(part, at));
    return narrower.find((at) => fits(at) && highAt(text, at) === highAt(text, wide)) ?? wide;
  }

  /** A text of a narrow column, broken between words. */
  byWords(text: string, how: Written & { readonly width: number }): string {
    this.set(how);
    return byWords(text, (line) => this.doc.widthOfString(line) <= how.width);
  }

  /** Texts side by side, as high as the highest of them; their first lines stand on one base line. */
  row(...texts: readonly (readonly [text: string, how: Written])[]): void {
    const largest = Math.max(...texts.map(([, { size = usualSize }]) => size));
    const cells = texts.map(([text, how]) => {
      this.set(how);
      const shown = text.split('\n').map(this.fonts.shown).join('\n');
      const wide = this.withoutLoneEnd(shown, how);
      const below = (largest - (how.size ?? usualSize)) * this.fonts.ascent;
      return { shown, how, wide, below, height: below + this.doc.heightOfString(shown, { width: wide, lineGap: 2 }) };
    });
    const height = Math.max(...cells.map((cell) => cell.height));
    this.room(height);
    for (const { shown, how, wide, below } of cells) {
      this.set(how);
      const { x = margin, align = 'left' } = how;
      this.doc.text(shown, x, this.y + below, { width: wide, align, lineGap: 2 });
    }
    this.y += height;
  }

  /** Side by side from here on, each in its own width; what follows stands below the lowest. */
  columns(...draws: readonly (() => void)[]): void {
    const top = this.y;
    const ends = draws.map((draw) => {
      this.y = top;
      draw();
      return this.y;
    });
    this.y = Math.max(...ends);
  }

  /** Below what was written last, on its page. */
  line(color = rule, from = margin, to = right): void {
    this.doc.moveTo(from, this.y).lineTo(to, this.y).lineWidth(0.6).strokeColor(color).stroke();
    this.y += this.apart(6);
  }

  /** At the foot of each page, which of how many it is, where there are several. */
  numberPages(): void {
    const { count } = this.doc.bufferedPageRange();
    if (count < 2) return;
    for (let at = 0; at < count; at += 1) {
      this.doc.switchToPage(at);
      this.set({ size: 9, color: faint });
      const text = `${at + 1}/${count}`;
      const x = margin + (width - this.doc.widthOfString(text)) / 2;
      // Below the margin a text that could be broken would begin a page.
      this.doc.text(text, x, this.doc.page.height - margin + gap, { lineBreak: false });
    }
  }

  mark(text: string): void {
    this.set({ font: 'bold', size: 11 });
    const wide = this.doc.widthOfString(text) + 16;
    this.doc.rect(margin, margin, wide, 22).lineWidth(1).strokeColor(ink).stroke();
    this.doc.text(text, margin, margin + 3, { width: wide, align: 'center' });
  }
}
