import { bootDocument } from '@portal/shared/boot';
import { OfflineBanner } from '../frame/offline-banner';
import { PageAround } from '../frame/page-around';
import { ReleaseNews } from '../releases/release-news';

/**
 * Stands around every page of staff. A session, its guard and a frame are the desk's own: here is only what any page
 * needs.
 */
export function StaffLayout() {
  return (
    <PageAround>
      <OfflineBanner />
      {bootDocument().standalone === null && <ReleaseNews />}
    </PageAround>
  );
}
