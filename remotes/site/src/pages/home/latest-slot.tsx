import { type ComponentType, useCallback, useEffect, useState } from 'react';
import styles from './latest-slot.module.css';

type State = { kind: 'waiting' } | { kind: 'ready'; Latest: ComponentType } | { kind: 'failed' };

/**
 * The place of news and notices. Their code and the api client come after the page has been painted: they are below
 * the fold and would double what a first visit waits for.
 */
export function LatestSlot() {
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const load = useCallback(() => {
    import('./latest/latest').then(
      ({ Latest }) => setState({ kind: 'ready', Latest }),
      () => setState({ kind: 'failed' }),
    );
  }, []);
  useEffect(load, [load]);
  return (
    <section className={styles.slot} aria-label="最新资讯与平台公告">
      <div className="site-width">
        {state.kind === 'ready' && <state.Latest />}
        {state.kind === 'failed' && (
          <p className={styles.failed} role="alert">
            资讯暂时无法加载。
            <button type="button" onClick={load}>
              重试
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
