/** Frames: what stands around a page's outlet. `simple` has no menu, `maintenance` and `invalidChannel` nothing but the outlet. */
export const frameIds = ['default', 'simple', 'maintenance', 'invalidChannel', 'sample'] as const;

export type FrameId = (typeof frameIds)[number];
