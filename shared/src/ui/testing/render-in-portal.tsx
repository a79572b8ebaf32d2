import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { PortalConfig } from '../base/config/portal-config';

function Portal({ children }: { children: ReactNode }) {
  return (
    <PortalConfig themeColor="#D83651" nonce="test">
      {children}
    </PortalConfig>
  );
}

/** Testing Library's `render`, inside the portal's look. */
export function renderInPortal(element: ReactElement) {
  return render(element, { wrapper: Portal });
}
