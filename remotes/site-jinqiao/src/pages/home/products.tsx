import { Link } from 'react-router-dom';
import { products } from '../../content/products';
import styles from './products.module.css';

export function Products() {
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
        </ol>
      </div>
    </section>
  );
}
