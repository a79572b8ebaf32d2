import { useKeptAnswer } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';

/** The site's words about 金桥. Undefined: they are on their way. Null: they do not come, and the page does without. */
export function useSiteContent(): CallReply<'siteContent'> | null | undefined {
  const { value, error } = useKeptAnswer('siteContent', {});
  return value ?? (error ? null : undefined);
}
