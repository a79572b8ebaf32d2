import { bootDocument } from '@portal/shared/boot';
import { productDrawing } from '@portal/shared/codes/product-drawings';
import type { CallReply } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import { serviceHours } from '../../../content/service-hours';
import { useAnswer } from '../../../data/use-answer';
import { Failure } from '../../../states/failure';
import { Part } from './part';
import styles from './products.module.css';

/** The products that there are, as the centre and their own page have them. */
export function Products() {
  const answer = useAnswer('productList', {});
  if (answer.kind === 'failed')
    return (
      <Part title="产品服务">
        <Failure error={answer.error} onRetry={answer.retry} />
      </Part>
    );
  const products = answer.kind === 'ready' ? answer.value : undefined;
  if (products?.length === 0) return null;
  return (
    <Part
      title="产品服务"
      lead={products ? `围绕真实贸易的 ${products.length}\u00a0类产品，一次认证即可申请开通` : '一次认证即可申请开通'}
    >
      {products ? <Cards products={products} /> : <div className={styles.room} />}
    </Part>
  );
}

function Cards({ products }: { products: CallReply<'productList'> }) {
  const { hotline } = bootDocument().tenant;
  return (
    <ul className={styles.grid}>
      {products.map(({ productCode, productName, summary, icon, terms }) => (
        <li key={productCode}>
          <Link className={styles.card ?? ''} to={`/index/product#${productCode}`}>
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
              <path d={productDrawing(icon)} />
            </svg>
            <h3 className={styles.name}>{productName}</h3>
            <p className={styles.text}>{summary}</p>
            <p className={styles.terms}>
              {terms.slice(0, 2).map(({ name, value }) => (
                <span key={name}>{value}</span>
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
          <span className={styles.hours}>{serviceHours}</span>
        </li>
      )}
    </ul>
  );
}
