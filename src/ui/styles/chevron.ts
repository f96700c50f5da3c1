/** A small arrow of two borders that a link or a select ends with, for `::after` or `::before`; it points to the right. */
export const chevron = {
  content: '',
  flex: 'none',
  width: '.5em',
  height: '.5em',
  border: 'solid',
  borderWidth: '1px 1px 0 0',
  rotate: '45deg',
} as const;
