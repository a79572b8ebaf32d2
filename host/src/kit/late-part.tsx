import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react';
import { RemoteError } from '../federation/remote-error';
import { FailureCard } from './failure-card';
import { PageSkeleton } from './page-skeleton';

type State = { kind: 'waiting' } | { kind: 'ready'; Component: ComponentType } | { kind: 'failed'; error: RemoteError };

export interface LatePartProps {
  /** Returns the load that is under way; called once. */
  first: () => Promise<ComponentType>;
  /** Loads once more, when the customer asks for it. */
  again: () => Promise<ComponentType>;
  /** Stands around the part as long as the part is not there. */
  Around?: ComponentType<{ children: ReactNode }>;
}

/**
 * A part of the page whose code is late: the skeleton, then the part itself, or the reason with a button to try again.
 */
export function LatePart({ first, again, Around = Fragment }: LatePartProps) {
  const [loading, setLoading] = useState(first);
  const [state, setState] = useState<State>({ kind: 'waiting' });

  useEffect(() => {
    let current = true;
    setState({ kind: 'waiting' });
    loading.then(
      (Component) => current && setState({ kind: 'ready', Component }),
      (error: unknown) => current && error instanceof RemoteError && setState({ kind: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [loading]);

  if (state.kind === 'ready') return <state.Component />;
  return (
    <Around>
      {state.kind === 'failed' ? (
        <FailureCard error={state.error} onRetry={() => setLoading(again())} />
      ) : (
        <PageSkeleton />
      )}
    </Around>
  );
}
