import { PortalConfig } from '@portal/shared/ui';
import { Outlet } from 'react-router-dom';

/** Takes the place of the centre's frame: it gives the pages what they need around them, and no header. */
export function Component() {
  return (
    <PortalConfig mayBeDark>
      <main id="main">
        <Outlet />
      </main>
    </PortalConfig>
  );
}
