/** Axes of a product on which its values look different: a picture of one is wrong for the others. */
export const isLookAxis = (axis: string): boolean => /色|カラー|柄/.test(axis);
