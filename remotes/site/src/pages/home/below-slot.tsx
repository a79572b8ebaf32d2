import { type ComponentType, useCallback, useEffect, useState } from 'react';
import styles from './below-slot.module.css';
import { Waiting } from './waiting';

type State = { kind: 'waiting' } | { kind: 'ready'; Below: ComponentType } | { kind: 'failed' };

/**
 * The place of all that follows the first picture. It is made of what the platform answers: its code and the api client
 * come after the page has been painted, or they would double what a first visit waits for.
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
  return (
    <p className={styles.failed} role="alert">
      内容暂时无法加载。
      <button type="button" onClick={load}>
        重试
      </button>
    </p>
  );
}
