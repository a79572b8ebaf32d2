import { accessToken } from '@portal/shared/session';
import { productCentrePath } from '@portal/shared/session/rules';
import { PlainFrame } from '../../kit/plain-frame';
import { useLoadedCode } from '../../kit/use-loaded-code';
import { SiteSurround, siteFrame } from '../frame/site-surround';
import { NotFound } from './not-found';

const toTheCentre = { home: productCentrePath, next: { title: '产品中心', to: productCentrePath } };

/**
 * A logged-in person sees it in the centre, a visitor on the public site; until that is there, under the tenant's
 * header.
 */
export function Component() {
  const loggedIn = accessToken() !== undefined;
  const centre = useLoadedCode(() => import('../frame/centre-surround'), loggedIn);
  const site = useLoadedCode(siteFrame, !loggedIn);
  if (site)
    return (
      <SiteSurround Frame={site.Frame}>
        <NotFound />
      </SiteSurround>
    );
  if (centre) return <centre.CentreSurround>{() => <NotFound />}</centre.CentreSurround>;
  return (
    <PlainFrame {...(loggedIn && { ways: toTheCentre })}>
      <NotFound />
    </PlainFrame>
  );
}
