import { bootDocument } from '@portal/shared/boot';
import { Link } from 'react-router-dom';
import { serviceHours } from '../../content/company';
import styles from './closing.module.css';

export function Closing() {
  const { hotline } = bootDocument().tenant;
  return (
    <section className={styles.section} aria-labelledby="closing-title">
      <div className={`jinqiao-width ${styles.row}`}>
        <div>
          <h2 id="closing-title" className={styles.heading}>
            今天注册，最快当日用上第一笔融资
          </h2>
          {hotline && (
            <p className={styles.text}>
              需要先聊一聊？请致电 <span className={styles.hotline}>{hotline}</span>，{serviceHours}。
            </p>
          )}
        </div>
        <Link className={styles.action ?? ''} to="/register/account">
          注册企业账号
        </Link>
      </div>
    </section>
  );
}
