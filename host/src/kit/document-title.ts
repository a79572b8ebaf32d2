import { bootDocument, type RouteMeta } from '@portal/shared/boot';
import { useLayoutEffect } from 'react';
import { useMatches } from 'react-router-dom';

/**
 * `页面 - 平台名`. A page whose title depends on its content sets `document.title` in an effect of its own. That effect runs
 * after this one, which belongs to a layout.
 */
export function useDocumentTitle(): void {
  const title = useMatches()
    .map((match) => (match.handle as RouteMeta | undefined)?.title)
    .findLast(Boolean);
  useLayoutEffect(() => {
    const { platformName } = bootDocument().tenant;
    document.title = title ? `${title} - ${platformName}` : platformName;
  }, [title]);
}
