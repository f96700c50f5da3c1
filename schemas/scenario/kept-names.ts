/** The names under which a browser keeps of a shop by itself (kept.ts), and how much. Each shop of a host has its own. */
export const savedLinesName = 'noren:saved-lines';
export const closedPopupsName = 'noren:popups';
export type KeptName = typeof savedLinesName | typeof closedPopupsName;

export const mostSavedLines = 30;
export const mostClosedPopups = 100;

export const keptName = (name: KeptName, channel: string): string => `${name}:${channel}`;
