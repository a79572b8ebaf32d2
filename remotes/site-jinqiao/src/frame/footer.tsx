import { articlePath, bootDocument, Filings } from '@portal/shared/boot';
import { Link } from 'react-router-dom';
import { useSiteContent } from '../data/use-site-content';
import styles from './footer.module.css';
import { pages } from './pages';

/** Articles that the platform keeps under the codes of its consents. */
const documents = [
  { title: '用户服务协议', path: articlePath({ id: 'consent-SERVICE', title: '用户服务协议' }) },
  { title: '隐私政策', path: articlePath({ id: 'consent-PRIVACY', title: '隐私政策' }) },
];

const groups = [
  { title: '网站', links: pages },
  {
    title: '企业服务',
    links: [
      { title: '登录', path: '/login' },
      { title: '立即注册', path: '/register/account' },
      { title: '产品中心', path: '/center/product/product' },
      ...documents,
    ],
  },
];

export function Footer() {
  const { platformName, legalName, address, hotline } = bootDocument().tenant;
  const content = useSiteContent();
  const products = content?.products.map(({ code, name }) => ({ title: name, path: `/index/product#${code}` }));
  return (
    <footer className={styles.footer}>
      <div className="jinqiao-width">
        <div className={styles.columns}>
          <address className={styles.company}>
            <p className={styles.name}>{platformName}</p>
            {hotline && <p className={styles.hotline}>{hotline}</p>}
            {content?.serviceHours && <p>{content.serviceHours}</p>}
            {address && <p>{address}</p>}
          </address>
          {[{ title: '产品', links: products ?? [] }, ...groups].map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className={styles.title}>{title}</p>
              {links.map((link) => (
                <Link key={link.path} className={styles.link ?? ''} to={link.path}>
                  {link.title}
                </Link>
              ))}
            </nav>
          ))}
        </div>
        <p className={styles.last}>
          <span>{legalName}</span>
          <Filings />
        </p>
      </div>
    </footer>
  );
}
