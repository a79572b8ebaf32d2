import { bootDocument, Headline } from '@portal/shared/boot';
import { Link } from 'react-router-dom';
import { useSiteContent } from '../../data/use-site-content';
import styles from './closing.module.css';

export function Closing() {
  const { hotline } = bootDocument().tenant;
  const { closing = '', closingBreaks, serviceHours = '' } = useSiteContent() ?? {};
  return (
    <section className={styles.section} aria-labelledby="closing-title">
      <div className={`jinqiao-width ${styles.row}`}>
        <div>
          <h2 id="closing-title" className={styles.heading}>
            <Headline text={closing || '注册企业账号，在线申请融资'} breaks={closingBreaks} />
          </h2>
          {hotline && (
            <p className={styles.text}>
              需要先聊一聊？请致电 <span className={styles.hotline}>{hotline}</span>
              {serviceHours && `，${serviceHours}`}。
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
