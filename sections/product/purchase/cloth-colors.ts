/** What the words for colours look like, for the small patch beside them: pictures of things, no colours of a theme. */
const colors: Readonly<Record<string, string>> = {
  黒: '26262a',
  墨: '3a3a3e',
  灰: '9a9da3',
  グレー: '9a9da3',
  白: 'f8f8f5',
  生成り: 'efe8d8',
  紺: '26324f',
  杢紺: '3d4763',
  青: '2f5fa5',
  水色: '9cc4dd',
  藍: '2c4670',
  緑: '2f6a4c',
  抹茶: '7d8450',
  黄: 'e2b53a',
  山吹: 'e3a81c',
  橙: 'd9792f',
  赤: 'b5302f',
  朱: 'c8492f',
  えんじ: '7f2b37',
  桃: 'e3a3ad',
  紫: '6a4c86',
  茶: '6f4a33',
  柿渋: '8f4a2b',
};

const words = Object.keys(colors).sort((one, other) => other.length - one.length);

/** Six hex digits for `紺`, `杢紺` or `紺縞`; null for what is not known, and for axes that are not about colour. */
export const clothColor = (axis: string, value: string): string | null => {
  if (!/色|カラー/.test(axis)) return null;
  const word = words.find((known) => value.includes(known));
  return word === undefined ? null : (colors[word] ?? null);
};
