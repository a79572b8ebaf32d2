import { bootDocument } from '@portal/shared/boot';
import { Link } from 'react-router-dom';
import { articlePath } from '../articles/article-path';
import { service } from '../content/service';
import { Filings } from './filings';
import styles from './site-footer.module.css';

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
];

/** Articles that the platform keeps under the codes of its consents. */
const documents = [
  { id: 'consent-SERVICE', title: '用户服务协议' },
  { id: 'consent-PRIVACY', title: '隐私政策' },
];

export function SiteFooter() {
  const { tenant } = bootDocument();
  return (
    <footer className={styles.footer}>
      <div className="site-width">
        <div className={styles.columns}>
          <div>
            <p className={styles.name}>{tenant.platformName}</p>
            <p>客服热线 {service.hotline}</p>
            <p>服务时间：{service.hours}</p>
          </div>
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
        <div className={styles.last}>
          <p className={styles.filing}>
            <Filings text={tenant.filingsContent} />
          </p>
          <nav aria-label="协议">
            {documents.map((document) => (
              <Link key={document.id} to={articlePath(document)}>
                {document.title}
              </Link>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
}
