import { PortalConfig } from '@portal/shared/ui';
import { Outlet } from 'react-router-dom';

/** In the place of the centre's frame: what its pages need around them, and no header. */
export function Component() {
  return (
    <PortalConfig>
      <main id="main">
        <Outlet />
      </main>
    </PortalConfig>
  );
}
