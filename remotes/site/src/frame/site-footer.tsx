import { bootDocument } from '@portal/shared/boot';
import { Link } from 'react-router-dom';
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

export function SiteFooter() {
  const { tenant } = bootDocument();
  return (
    <footer className={styles.footer}>
      <div className="site-width">
        <div className={styles.columns}>
          <div>
            <p className={styles.name}>{tenant.platformName}</p>
            <p>客服热线 400-000-1234</p>
            <p>服务时间：工作日 9:00–18:00</p>
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
        <p className={styles.filing}>{tenant.filingsContent}</p>
      </div>
    </footer>
  );
}
