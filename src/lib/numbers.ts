const grouped = new Intl.NumberFormat('ja-JP');

/** `1,980` */
export const formatNumber = (value: number): string => grouped.format(value);
