import { create } from 'zustand';

/** Grows with each clearing. A view kept under an older number is gone. */
export const useCachedViewEpoch = create(() => 0);

/** Forgets every kept list view: for company switch and logout. */
export function clearCachedViews(): void {
  useCachedViewEpoch.setState((epoch) => epoch + 1);
}
