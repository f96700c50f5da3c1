/** The first parts of paths at which the server itself answers, whatever pages a shop has: nothing there is a screen. */
export const serverParts = ['v1', '-', 'assets', 'images', 'payments', 'docs'] as const;
