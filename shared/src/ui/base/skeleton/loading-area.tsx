import type { ReactNode } from 'react';
import { useSkeleton } from './use-skeleton';

export interface LoadingAreaProps {
  loading: boolean;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Takes its room in the page, and is neither seen nor read out. */
const contents = { display: 'contents' } as const;
const unseen = { display: 'contents', visibility: 'hidden' } as const;

/**
 * Its children, or a skeleton in their place: seen after 200 ms and then for at least 300 ms. It has its room from the
 * beginning: what stands below would be moved by it otherwise.
 */
export function LoadingArea({ loading, skeleton, children }: LoadingAreaProps) {
  const shown = useSkeleton(loading);
  if (!shown && !loading) return children;
  return <div style={shown ? contents : unseen}>{skeleton}</div>;
}
