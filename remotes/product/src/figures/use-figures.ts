import { useKeptAnswer } from '@portal/shared/api';
import { usePermissions } from '@portal/shared/session';

/**
 * What the company's products tell. It is asked beside the page's first read, and nothing waits for it.
 *
 * @param version A new value asks again.
 */
export function useFigures(compCode: string | undefined, version: number) {
  const { may } = usePermissions();
  return useKeptAnswer('productFigures', compCode !== undefined && may('figures.read') ? {} : null, version);
}
