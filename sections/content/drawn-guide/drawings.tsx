/** Small line drawings on a grid of 96, 1.5 px lines like the icons; what they point at is in the accent. Decoration: the words stand beside. */
import type { DrawingName } from './drawn-guide.settings';
import { accent, drawing } from './drawings.css';

interface Drawing {
  readonly lines: string;
  readonly accent: string;
}

const body = 'M56 16a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM42 25c-14 3-22 7-23 18l-3 24M54 25c14 3 22 7 23 18l3 24';

const drawings: Readonly<Record<DrawingName, Drawing>> = {
  noshi: {
    lines: 'M20 12h56v72H20zM48 20v16M48 66v10M66 18l4 7-4 9-4-9z',
    accent:
      'M20 49h14M20 53h14M62 49h14M62 53h14M48 51c-6-10-16-10-16-2s10 9 16 2c6-10 16-10 16-2s-10 9-16 2zM48 51l-8 12M48 51l8 12',
  },
  wrapping: {
    lines: 'M16 34h64v46H16zM16 34l9-14h46l9 14M16 34l36 27 28-27M52 61l28 19',
    accent: 'M58 61a6 6 0 1 1-12 0 6 6 0 0 1 12 0z',
  },
  bag: {
    lines: 'M22 36h52l4 46H18zM64 36l5 46M36 42V28a12 12 0 0 1 24 0v14',
    accent: 'M38 56h12v12H38z',
  },
  card: { lines: 'M14 42h68v40H14zM14 42l34 24 34-24M24 49V16h48v33', accent: 'M34 28h28M34 38h18' },
  delivery: {
    lines:
      'M18 68h-8V30h46v38H34M56 42h16l14 14v12h-8M62 68h-6M34 68a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM78 68a8 8 0 1 1-16 0 8 8 0 0 1 16 0z',
    accent: 'M18 40h22M18 48h14',
  },
  payment: { lines: 'M12 26h72v46H12zM12 40h72', accent: 'M22 60h18M66 60h8' },
  exchange: {
    lines: 'M30 36h36v28H30zM30 44h36M44 36v8M52 36v8',
    accent: 'M18 40a32 32 0 0 1 56-14M76 14v13H63M78 58a32 32 0 0 1-56 14M20 84V71h13',
  },
  embroidery: {
    lines: 'M14 34h56M14 34v48h68V46M60 36l20-22M60 36l-2 2M78 12a3 3 0 0 1 4 4l-2 2M14 70c20 6 44 6 68 0',
    accent: 'M58 38c-8 6-14 0-10 8M26 58l8-8M30 58h10M44 50v12M44 56h12M50 50v12M60 54h10M62 60h8',
  },
  hem: {
    lines: 'M30 12h36l7 72H54l-6-46-6 46H23zM30 20h36',
    accent: 'M24 74h19M53 74h19M84 56v18M79 68l5 6 5-6',
  },
  chest: { lines: `${body}M30 44v40M66 44v40`, accent: 'M30 48c0 6 36 6 36 0M30 48c0-4 36-4 36 0' },
  waist: {
    lines: `${body}M30 44c0 8 3 12 3 20s-3 12-3 20M66 44c0 8-3 12-3 20s3 12 3 20`,
    accent: 'M33 64c0 5 30 5 30 0M33 64c0-4 30-4 30 0',
  },
  sleeve: { lines: `${body}M30 44v40M66 44v40`, accent: 'M48 27l22 7 4 9 4 24M46 27h4M75 68l6-1' },
  foot: {
    lines: 'M14 16v62h70M18 78c0-8 5-12 5-20V36h15v18c4 9 26 8 34 17 2 3 1 7-3 7zM76 54h6v24h-6z',
    accent: 'M14 88h61M14 84v8M75 84v8',
  },
};

export const DrawnPicture = ({ name }: { name: DrawingName }) => (
  <svg className={drawing} viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
    <path d={drawings[name].lines} />
    <path className={accent} d={drawings[name].accent} />
  </svg>
);
