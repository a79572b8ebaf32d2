import { render } from '@testing-library/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { KeptAnswersContext, keepAnswers } from '../../api/kept-answers';
import { PortalConfig } from '../base/config/portal-config';
import { setWindowWidth } from './window-width';

function Portal({ children }: { children: ReactNode }) {
  const [kept] = useState(() => keepAnswers());
  return (
    <KeptAnswersContext value={kept}>
      <PortalConfig themeColor="#D83651" nonce="test">
        {children}
      </PortalConfig>
    </KeptAnswersContext>
  );
}

/** Testing Library's `render`, inside the portal's look, in a window of common width unless a test chose another. */
export function renderInPortal(element: ReactElement) {
  if (!('matchMedia' in window)) setWindowWidth(1440);
  return render(element, { wrapper: Portal });
}
