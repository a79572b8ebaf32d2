import { bootDocument } from '@portal/shared/boot';
import { useLocation } from 'react-router-dom';
import { useLoadedCode } from '../../kit/use-loaded-code';
import { isVisit } from '../access/visit';
import { PageAround } from './page-around';

/** Stands around every page, with the services that need a session beside it. */
export function RootLayout() {
  const { pathname } = useLocation();
  const beyondVisit = !isVisit(bootDocument(), pathname);
  const services = useLoadedCode(() => import('./app-services'), beyondVisit);
  const offline = useLoadedCode(() => import('./offline-banner'), beyondVisit);
  return (
    <PageAround>
      {services && <services.AppServices />}
      {offline && <offline.OfflineBanner />}
    </PageAround>
  );
}
