import { bootDocument, useCentreEntry } from '@portal/shared/boot';
import { Link } from 'react-router-dom';
import styles from './closing.module.css';

/** The end of the page: it names the next step. */
export function Closing() {
  const { hotline } = bootDocument().tenant;
  const action = useCentreEntry() ?? { title: '注册企业账号', path: '/register/account' };
  return (
    <section className={styles.section} aria-labelledby="closing-title">
      <div className={`site-width ${styles.row}`}>
        <div>
          <h2 id="closing-title" className={styles.title}>
            从下一张发票开始，让回款快起来
          </h2>
          <p className={styles.text}>
            注册与认证免费，全程线上办理。{hotline && <span className={styles.hotline}>咨询热线 {hotline}</span>}
          </p>
        </div>
        <Link className={styles.action ?? ''} to={action.path}>
          {action.title}
        </Link>
      </div>
    </section>
  );
}
