import { FailedLine } from '../../base/panel/failed-line';
import { LoadingArea } from '../../base/skeleton/loading-area';
import { TextSkeleton } from '../../base/skeleton/skeletons';
import type { Menus } from './use-menus';

/** Stands in the place of entries that have not loaded yet. */
export function MenuState({ rows, failed, retry }: Menus) {
  if (failed) return <FailedLine what="菜单" onRetry={retry} />;
  return (
    <LoadingArea loading={rows === null} skeleton={<TextSkeleton lines={6} />}>
      {null}
    </LoadingArea>
  );
}
