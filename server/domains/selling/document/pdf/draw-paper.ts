/** A document as a PDF: A4, text that can be searched and copied, its fonts inside. Lengths are points. */
import PDFDocument from 'pdfkit';
import { formatNumber } from '../../../../../src/lib/numbers';
import type { Goods, GoodsOfPlace, Paper } from '../paper.types';
import { type DocumentFonts, documentFonts } from './fonts';
import { faint, gap, ink, margin, right, Sheet, type Spacing, usualRow, width } from './sheet';

const yen = (amount: number): string => `${formatNumber(amount)}円`;

const half = width / 2 - gap;
/** Of the head: whom it is for. The rest is its issuer's. */
const receiverWidth = half + 40;
const column = { unit: right - 220, quantity: right - 140, subtotal: right - 80 } as const;

const head = (sheet: Sheet, { title, mark, facts }: Paper): void => {
  if (mark !== '') sheet.mark(mark);
  sheet.row([title, { font: 'bold', size: 20, align: 'center' }]);
  sheet.space(gap);
  for (const [name, text] of facts) sheet.row([`${name}　${text}`, { size: 9, color: faint, align: 'right' }]);
  sheet.space(gap * 2);
};

/** Whom it is for, and how much. */
const amount = (sheet: Sheet, { to, amount: { name, jpy } }: Paper): void => {
  const wide = receiverWidth;
  sheet.row(to === '' ? ['様', { size: 14, width: wide, align: 'right' }] : [to, { size: 14, width: wide }]);
  sheet.space(4);
  sheet.line(ink, margin, margin + wide);
  sheet.space(gap);
  sheet.row(
    [name, { size: 10, width: 100 }],
    [`¥${formatNumber(jpy)}−`, { x: margin + 100, width: wide - 100, font: 'bold', size: 20 }],
  );
};

/** Who gives it, where a reader looks for that: in the head, on the right. */
const issuer = (sheet: Sheet, { issuer: lines }: Paper): void => {
  const x = margin + receiverWidth + 2 * gap;
  lines.forEach((text, at) => {
    const how = at === 0 ? ({ size: 11, font: 'bold' } as const) : { size: 9 };
    sheet.row([text, { ...how, x, width: right - x }]);
  });
};

/** From whom to whom. */
const parties = (sheet: Sheet, paper: Paper): void => {
  sheet.columns(
    () => amount(sheet, paper),
    () => issuer(sheet, paper),
  );
  sheet.space(gap);
  for (const text of paper.words) sheet.row([text, { size: 10 }]);
  sheet.space(gap * 2);
};

const goodsRow = (sheet: Sheet, { name, isDone, unitJpy, quantity, subtotalJpy }: Goods): void => {
  const x = isDone ? margin + gap : margin;
  sheet.row(
    [name, { x, width: column.unit - x - gap }],
    [yen(unitJpy), { x: column.unit, width: 70, align: 'right' }],
    [String(quantity), { x: column.quantity, width: 50, align: 'right' }],
    [yen(subtotalJpy), { x: column.subtotal, width: 80, align: 'right' }],
  );
  sheet.space(4);
  sheet.line();
};

/** What stands in each column of the goods. */
const columnTitles = (sheet: Sheet): void => {
  const title = { size: 8.5, color: faint } as const;
  sheet.row(
    ['品名', { ...title, width: 200 }],
    ['単価', { ...title, x: column.unit, width: 70, align: 'right' }],
    ['数量', { ...title, x: column.quantity, width: 50, align: 'right' }],
    ['金額（税込）', { ...title, x: column.subtotal, width: 80, align: 'right' }],
  );
  sheet.space(2);
  sheet.line(ink);
};

/** On a page that goes on with goods: also whose they are. @param place whom they go to; none: all go to one place */
const goOnWith = (sheet: Sheet, place?: string): void =>
  sheet.repeatOnPages(() => {
    columnTitles(sheet);
    if (place === undefined) return;
    sheet.space(4);
    sheet.row([`${place}（つづき）`, { font: 'bold' }]);
    sheet.space(2);
    sheet.line();
  });

/** Who gets them, and the first of them, stand on one page. */
const goodsOfPlace = (sheet: Sheet, { place, goods }: GoodsOfPlace): void => {
  if (place.length > 0) {
    sheet.room(80);
    sheet.space(4);
    place.forEach((text, at) => sheet.row([text, at === 0 ? { font: 'bold' } : { size: 8.5, color: faint }]));
    sheet.space(2);
    sheet.line();
    goOnWith(sheet, place[0]);
  }
  for (const one of goods) goodsRow(sheet, one);
};

/** So many of the last goods stand above the sums, which say little by themselves. */
const goodsBySums = 2;

/** The last goods, the sums and the first words below them begin a page together. No more of that than half a page. */
const keepTogether = (sheet: Sheet, { sums, parts }: Paper): void => {
  const [first] = parts;
  const lines = goodsBySums + sums.length + (first ? 2 + first.lines.length : 0);
  sheet.room(Math.min(sheet.rowsHigh(lines), 320));
};

const table = (sheet: Sheet, paper: Paper): void => {
  const { goods, sums } = paper;
  columnTitles(sheet);
  for (const [at, { place, goods: all }] of goods.entries()) {
    goOnWith(sheet);
    const isLast = at === goods.length - 1;
    const early = isLast ? all.slice(0, -goodsBySums) : all;
    if (early.length > 0) goodsOfPlace(sheet, { place, goods: early });
    if (!isLast) continue;
    keepTogether(sheet, paper);
    goodsOfPlace(sheet, { place: early.length > 0 ? [] : place, goods: all.slice(early.length) });
  }
  sheet.repeatOnPages(null);
  sheet.room(sheet.rowsHigh(sums.length));
  for (const [name, text] of sums) {
    const column = { x: margin + half, width: 180 };
    sheet.row([sheet.byWords(name, column), column], [text, { x: right - 200, width: 200, align: 'right' }]);
    sheet.space(2);
  }
  sheet.space(gap * 2);
};

const foot = (sheet: Sheet, { parts }: Paper): void => {
  for (const { title, lines } of parts) {
    // No title is the last line of a page.
    sheet.room((1 + Math.min(lines.length, 3)) * usualRow);
    sheet.row([title, { font: 'bold' }]);
    for (const text of lines) sheet.row([text, { size: 9 }]);
    sheet.space(gap);
  }
};

/** So little on a last page is worth standing closer for. */
const fewOfPage = 0.5;

const begin = (paper: Paper, at: Date, fonts: DocumentFonts, spacing: Spacing) => {
  const info = { Title: paper.title, CreationDate: at };
  const doc = new PDFDocument({ size: 'A4', margin, lang: 'ja', info, bufferPages: true });
  for (const [name, buffer] of Object.entries(fonts.buffers)) doc.registerFont(name, buffer);
  const sheet = new Sheet(doc, fonts, spacing, `${paper.title}　${paper.known.join('　')}`);
  for (const draw of [head, parties, table, foot]) draw(sheet, paper);
  return { doc, sheet };
};

/** @param at the moment that it is made at, which a PDF tells of itself */
export const drawPaper = (paper: Paper, at: Date): Promise<Blob> => {
  const fonts = documentFonts();
  const usual = begin(paper, at, fonts, 'usual');
  const { pages, lastShare } = usual.sheet.filled;
  const close = pages > 1 && lastShare < fewOfPage ? begin(paper, at, fonts, 'close') : usual;
  const { doc, sheet } = close.sheet.filled.pages < pages ? close : usual;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(Uint8Array.from(chunk)));
  sheet.numberPages();
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    doc.on('error', reject);
    doc.end();
  });
};
