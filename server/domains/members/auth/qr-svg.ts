import encodeQR from 'qr';

/** Quiet around it, without which phones find none (ISO/IEC 18004, 6.3.8). */
const border = 4;

/** The text as a QR code: an SVG picture, dark on white whatever it stands on, a row's run of dark squares at a time. */
export const qrSvg = (text: string): string => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border });
  const size = rows.length;
  const runs = rows.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join('')}"/></svg>`;
};
