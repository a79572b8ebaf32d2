import { Link, useNavigate } from 'react-router-dom';
import styles from './notice-page.module.css';

/** Says that there is no such page. The way home goes by `/`, which everybody has. */
export function NotFound() {
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
