import { bootDocument } from '@portal/shared/boot';
import { Link } from 'react-router-dom';
import { useSiteContent } from '../../data/use-site-content';
import styles from './products.module.css';

export function Products() {
  const { hotline } = bootDocument().tenant;
  const { products = [], serviceHours = '' } = useSiteContent() ?? {};
  return (
    <section className={styles.section} aria-labelledby="products-title">
      <div className="jinqiao-width">
        <h2 id="products-title" className={styles.heading}>
          一次认证，产品按需申请
        </h2>
        <ol className={styles.grid}>
          {products.map(({ code, name, text }) => (
            <li key={code}>
              <Link className={styles.product ?? ''} to={`/index/product#${code}`}>
                <span className={styles.name}>{name}</span>
                <span className={styles.text}>{text}</span>
                <span className={styles.more} aria-hidden="true">
                  了解产品 →
                </span>
              </Link>
            </li>
          ))}
          {hotline && (
            <li className={styles.advice}>
              <span className={styles.name}>拿不准选哪一种？</span>
              <span className={styles.text}>说说您的上下游和账期，客户经理帮您选，不收费。</span>
              <a className={styles.hotline} href={`tel:${hotline}`}>
                {hotline}
              </a>
              <span className={styles.hours}>{serviceHours}</span>
            </li>
          )}
        </ol>
      </div>
    </section>
  );
}
