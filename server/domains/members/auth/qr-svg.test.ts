import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrSvg } from './qr-svg';
import { newTotpSecret, totpUrl } from './totp';

const seen = async (svg: string): Promise<string> => {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(400)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ ...info, data: new Uint8Array(data) });
};

it('[auth.mfa] a QR code is read as what it was made of, and holds nothing but squares', async () => {
  for (const issuer of ['実り', '学園'.repeat(30), '<script>"&']) {
    const url = totpUrl(issuer, `${'花'.repeat(20)}@example.jp`, newTotpSecret());
    const svg = qrSvg(url);
    expect(await seen(svg)).toBe(url);
    expect(svg).toMatch(
      /^<svg xmlns="[\w:/.]+" viewBox="[\d ]+" shape-rendering="crispEdges">(?:<path [^<>]*\/>){2}<\/svg>$/,
    );
  }
});
