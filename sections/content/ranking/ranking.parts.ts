/** What a theme may style of `RankedList`, as a selector below the class that it gives the mark of a place. */

/** 位, behind the number. */
export const markUnit = 'small';
