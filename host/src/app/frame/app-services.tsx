import { isLoginPath } from '@portal/shared/access';
import { accessToken } from '@portal/shared/session';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useFollowTabs } from '../../features/lock/use-follow-tabs';
import { knowsNobody } from '../../features/lock/watch-rules';
import { onStepUpAsked, stepUpAsked } from '../../features/step-up/asked';
import { useLoadedCode } from '../../kit/use-loaded-code';
import { WriteOverlay } from '../../kit/write-overlay';
import { usePrefetch } from '../prefetch/use-prefetch';
import { LiveNews } from './live-news';

const loadFrame = () => import(/* webpackChunkName: "centre" */ './centre-frame');

async function fetchStepUp() {
  const [dialog, { Dialog }] = await Promise.all([
    import('../../features/step-up/step-up-dialog'),
    import('@portal/shared/ui'),
  ]);
  await Dialog.load();
  return dialog;
}

/** The services beside every page that has a session. They load after the page. */
export function AppServices() {
  const { pathname } = useLocation();
  useFollowTabs();
  usePrefetch(loadFrame);
  const asked = useSyncExternalStore(onStepUpAsked, stepUpAsked);
  const stepUp = useLoadedCode(fetchStepUp, asked !== null);
  const watched = accessToken() !== undefined && !isLoginPath(pathname);
  const watch = useLoadedCode(() => import('../../features/lock/session-watch'), watched);
  const asks = watched && !knowsNobody(pathname);
  const consents = useLoadedCode(() => import('../../features/consents/consent-watch'), asks);
  const news = useLoadedCode(() => import('../releases/release-news'), watched);
  return (
    <>
      {watched && watch && <watch.SessionWatch />}
      {asks && consents && <consents.ConsentWatch />}
      {watched && <LiveNews />}
      {asked && stepUp && <stepUp.StepUpDialog asked={asked} />}
      <WriteOverlay waits={asked !== null && stepUp !== null} />
      {news && <news.ReleaseNews />}
    </>
  );
}
