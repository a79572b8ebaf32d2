import { create } from 'zustand';

/** The number of writes under way, as the api client counts them. */
export const useLoadingCount = create(() => 0);
