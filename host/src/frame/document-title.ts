import { bootDocument, type RouteMeta } from '@portal/shared/boot';
import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';

/** `页面 - 平台名`. A page whose title depends on its content sets `document.title` itself after this. */
export function useDocumentTitle(): void {
  const title = useMatches()
    .map((match) => (match.handle as RouteMeta | undefined)?.title)
    .findLast(Boolean);
  useEffect(() => {
    const { platformName } = bootDocument().tenant;
    document.title = title ? `${title} - ${platformName}` : platformName;
  }, [title]);
}
