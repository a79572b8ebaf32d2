import { articlePath, BrandName, bootDocument, Filings } from '@portal/shared/boot';
import { Link } from 'react-router-dom';
import styles from './site-footer.module.css';

/** Articles that the platform keeps under the codes of its consents. */
const documents = [
  { id: 'consent-SERVICE', title: '用户服务协议' },
  { id: 'consent-PRIVACY', title: '隐私政策' },
];

const groups = [
  {
    title: '产品服务',
    links: [
      { title: '产品介绍', path: '/index/product' },
      { title: '企业注册', path: '/register/account' },
      { title: '登录', path: '/login' },
    ],
  },
  {
    title: '支持',
    links: [
      { title: '帮助中心', path: '/index/help' },
      { title: '新闻资讯', path: '/index/news/list' },
      { title: '关于我们', path: '/index/about' },
    ],
  },
  {
    title: '条款',
    links: documents.map((document) => ({ title: document.title, path: articlePath(document) })),
  },
];

export function SiteFooter() {
  const { legalName, address, hotline } = bootDocument().tenant;
  return (
    <footer className={styles.footer}>
      <div className="site-width">
        <div className={styles.columns}>
          <address className={styles.company}>
            <p className={styles.name}>
              <BrandName />
            </p>
            {legalName && <p>{legalName}</p>}
            {address && <p>{address}</p>}
            {hotline && (
              <p>
                客服热线{' '}
                <a className={styles.hotline} href={`tel:${hotline}`}>
                  {hotline}
                </a>
              </p>
            )}
          </address>
          {groups.map(({ title, links }) => (
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
          {legalName && <span>© {legalName}</span>}
          <Filings />
        </p>
      </div>
    </footer>
  );
}
