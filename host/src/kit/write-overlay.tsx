import { useLoadingCount } from './loading-count';
import { useLoadedCode } from './use-loaded-code';

interface WriteOverlayProps {
  /** A write waits for the person: then nothing may cover the question that they are asked. */
  waits: boolean;
}

/** 正在加载中...... while a write is under way; its style loads with the first one. */
export function WriteOverlay({ waits }: WriteOverlayProps) {
  const count = useLoadingCount();
  const ui = useLoadedCode(() => import('@portal/shared/ui'), count > 0);
  return ui && <ui.LoadingOverlay count={waits ? 0 : count} />;
}
