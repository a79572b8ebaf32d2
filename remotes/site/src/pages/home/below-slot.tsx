import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { FailedLine } from '../../states/failed-line';
import { Waiting } from './waiting';

type State = { kind: 'waiting' } | { kind: 'ready'; Below: ComponentType } | { kind: 'failed' };

/**
 * The place of everything below the hero. It needs the platform's answers: its code and the api client come after the
 * page has been painted, as they would double the load of a first visit.
 */
export function BelowSlot() {
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const load = useCallback(() => {
    import('./below/below').then(
      ({ Below }) => setState({ kind: 'ready', Below }),
      () => setState({ kind: 'failed' }),
    );
  }, []);
  useEffect(load, [load]);
  if (state.kind === 'ready') return <state.Below />;
  if (state.kind === 'waiting') return <Waiting />;
  return <FailedLine what="内容" onRetry={load} />;
}
