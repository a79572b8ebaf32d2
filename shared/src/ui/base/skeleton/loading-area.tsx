import type { ReactNode } from 'react';
import { useSkeleton } from './use-skeleton';

export interface LoadingAreaProps {
  loading: boolean;
  /** It has the shape of the content that comes. */
  skeleton: ReactNode;
  children: ReactNode;
}

const contents = { display: 'contents' } as const;
/** The skeleton takes its room in the page, and is neither seen nor read out. */
const unseen = { display: 'contents', visibility: 'hidden' } as const;

/**
 * Shows its children, or a skeleton in their place. The skeleton appears after 200 ms and then stays for at least 300
 * ms. It has its room from the beginning: otherwise it would move everything below.
 */
export function LoadingArea({ loading, skeleton, children }: LoadingAreaProps) {
  const shown = useSkeleton(loading);
  if (!shown && !loading) return children;
  return <div style={shown ? contents : unseen}>{skeleton}</div>;
}
