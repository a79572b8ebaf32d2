import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { PortalConfig } from '../base/config/portal-config';
import { setWindowWidth } from './window-width';

function Portal({ children }: { children: ReactNode }) {
  return (
    <PortalConfig themeColor="#D83651" nonce="test">
      {children}
    </PortalConfig>
  );
}

/** Testing Library's `render`, inside the portal's look, in a window of common width unless a test chose another. */
export function renderInPortal(element: ReactElement) {
  if (!('matchMedia' in window)) setWindowWidth(1440);
  return render(element, { wrapper: Portal });
}
