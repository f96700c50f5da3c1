/** Colour roles of the wireframe: greys only, so that what leans on a brand's colours shows. */
export const colors = {
  paper: '#FFFFFF',
  surface: '#FFFFFF',
  ink: '#212121',
  inkSoft: '#5C5C5C',
  line: '#C4C4C4',
  tint: '#F0F0F0',
  accent: '#424242',
  onAccent: '#FFFFFF',
  link: '#424242',
  focus: '#212121',
  sale: '#212121',
  warn: '#4F4F4F',
  ok: '#4F4F4F',
} as const;
