import { accessToken } from '@portal/shared/session';
import { productCentrePath } from '@portal/shared/session/rules';
import { Link, useNavigate } from 'react-router-dom';
import { PlainFrame } from '../../kit/plain-frame';
import { useLoadedCode } from '../../kit/use-loaded-code';
import { SiteSurround, siteFrame } from '../frame/site-surround';
import styles from './notice-page.module.css';

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

function NotFound() {
  const navigate = useNavigate();
  return (
    <div className={styles.notice}>
      <p className={styles.figure} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>页面不存在或已被移除</h1>
      <p className={styles.text}>请检查网址是否正确，或从首页重新进入。</p>
      <p className={styles.actions}>
        <Link className={styles.primary ?? ''} to="/">
          返回首页
        </Link>
        <button type="button" className={styles.secondary} onClick={() => void navigate(-1)}>
          返回上一页
        </button>
      </p>
    </div>
  );
}
