/** A browser by the name that people know it by. All say that they are Mozilla, and most that they are Chrome and Safari. */
const browsers = [
  [/\bLine\//, 'LINE'],
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const devices = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
] as const;

type Named = readonly (readonly [RegExp, string])[];
const nameIn = (named: Named, text: string): string | undefined => named.find(([sign]) => sign.test(text))?.[1];

/** `Safari（iPhone）`, as far as the browser tells it. */
export const browserName = (userAgent: string): string => {
  const browser = nameIn(browsers, userAgent) ?? 'その他のブラウザー';
  const device = nameIn(devices, userAgent);
  return device === undefined ? browser : `${browser}（${device}）`;
};
