/** Colour roles of 実り: 生成り, 墨, 柿渋; 小豆 and 抹茶 only where they mean something. */
export const colors = {
  paper: '#FAF7F1',
  surface: '#FFFDF9',
  ink: '#2B2925',
  inkSoft: '#676057',
  line: '#DDD5C7',
  tint: '#F1EBDF',
  accent: '#8F4A2B',
  onAccent: '#FFFDF9',
  link: '#8F4A2B',
  focus: '#2B2925',
  sale: '#9A2F3D',
  warn: '#85530B',
  ok: '#56602F',
} as const;
