import { useKeptAnswer } from '@portal/shared/api';
import { bootDocument, Headline } from '@portal/shared/boot';
import type { CallReply } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import { failureOf } from '../../../states/answer-state';
import { Failure } from '../../../states/failure';
import { Part } from './part';
import styles from './products.module.css';

/** One drawing for each icon that the platform names; a box for a new icon. */
const drawings: Readonly<Record<string, string>> = {
  scm: 'M4 7h16v11H4zM4 11h16M8 15h4',
  bill: 'M6 4h12v16l-3-2-3 2-3-2-3 2zM9 9h6M9 13h6',
  factoring: 'M4 17l5-5 4 4 7-8M15 8h5v5',
  lc: 'M4 7l8 6 8-6M4 6h16v12H4z',
  abs: 'M12 3l9 5-9 5-9-5zM3 12l9 5 9-5M3 16l9 5 9-5',
  ec: 'M5 7h15l-2 8H8zM5 7L4 4H2M9 19h.1M16 19h.1',
  quota: 'M4 15a8 8 0 1 1 16 0M12 15l4-5M4 19h16',
};
const box = 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8';

/** The platform's products, the same as in the centre and on their own page. */
export function Products({ hours }: { hours: string }) {
  const answer = useKeptAnswer('productList', {});
  const failure = failureOf(answer);
  if (failure)
    return (
      <Part title="产品服务">
        <Failure error={failure} onRetry={answer.retry} />
      </Part>
    );
  const products = answer.value;
  if (products?.length === 0) return null;
  return (
    <Part
      title="产品服务"
      lead={products ? `围绕真实贸易的 ${products.length}\u00a0类产品，一次认证即可申请开通` : '一次认证即可申请开通'}
    >
      {products ? <Cards products={products} hours={hours} /> : <div className={styles.room} />}
    </Part>
  );
}

function Cards({ products, hours }: { products: CallReply<'productList'>; hours: string }) {
  const { hotline } = bootDocument().tenant;
  return (
    <ul className={styles.grid}>
      {products.map(({ productCode, productName, productNameBreaks, summary, icon, terms }) => (
        <li key={productCode}>
          <Link className={styles.card ?? ''} to={`/index/product?product=${encodeURIComponent(productCode)}`}>
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
              <path d={drawings[icon] ?? box} />
            </svg>
            <h3 className={styles.name}>
              <Headline text={productName} breaks={productNameBreaks} />
            </h3>
            <p className={styles.text}>{summary}</p>
            <p className={styles.terms}>
              {terms.slice(0, 2).map(({ name, value, valueBreaks }) => (
                <span key={name}>
                  <Headline text={value} breaks={valueBreaks} />
                </span>
              ))}
            </p>
          </Link>
        </li>
      ))}
      {hotline && (
        <li className={styles.advice}>
          <h3 className={styles.name}>不确定适合哪一种？</h3>
          <p className={styles.text}>说说您的付款与回款，客服帮您选。</p>
          <a className={styles.hotline} href={`tel:${hotline}`}>
            {hotline}
          </a>
          <span className={styles.hours}>{hours}</span>
        </li>
      )}
    </ul>
  );
}
