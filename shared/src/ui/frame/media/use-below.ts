import { useMedia } from '../../base/media/use-media';

/** Whether the window is narrower than this many pixels. */
export const useBelow = (width: number): boolean => useMedia(`(max-width: ${width - 0.02}px)`);
