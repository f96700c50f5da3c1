/** What the measuring scripts leave in the page for themselves. */
interface Window {
  norenTimings?: { largestPaintMs: number; blockingMs: number; layoutShift: number };
  norenClick?: { clickedAt: number; shownAt: number };
}
