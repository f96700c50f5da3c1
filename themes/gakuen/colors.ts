/** Colour roles of 学園: white, 紺, and 山吹 as the one accent, which carries navy text and is never text itself. */
export const colors = {
  paper: '#FFFFFF',
  surface: '#FFFFFF',
  ink: '#1E2B4A',
  inkSoft: '#55607A',
  line: '#D3D9E4',
  tint: '#F2F4F8',
  accent: '#E3A81C',
  onAccent: '#1E2B4A',
  link: '#27457F',
  focus: '#1E2B4A',
  sale: '#C0262D',
  warn: '#8F5400',
  ok: '#1F6B45',
} as const;
