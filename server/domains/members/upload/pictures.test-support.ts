/** Pictures as people upload them, and what others give out as pictures. */
import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';

/** Stands in what is not to be kept. */
export const hidden = 'KANARIA';

const drawn = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 60, b: 30 } } });

export const png = (width?: number, height?: number): Promise<Buffer> => drawn(width, height).png().toBuffer();
export const webp = (): Promise<Buffer> => drawn().webp().toBuffer();

/** As a phone writes it, held upright: turned by a mark, and with the place in it. */
export const photograph = (width = 60, height = 40): Promise<Buffer> =>
  drawn(width, height)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Make: hidden },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 40/1 0/1' },
    })
    .toBuffer();

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A right PNG of one bit for each pixel: a hundred kilobytes that become gigabytes. */
export const bomb = (sidePx: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(sidePx, 0);
  header.writeUInt32BE(sidePx, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(sidePx * (1 + Math.ceil(sidePx / 8))));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
};

/** The smallest archive that there is. */
export const zip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

export const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert("${hidden}")</script></svg>`);
