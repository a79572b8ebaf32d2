import { companyRoleLabel } from '@portal/shared/codes';
import { use, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { answerTo } from '../../data/asked';
import pageStyles from '../page.module.css';
import styles from './products.module.css';

export function Products() {
  const products = use(answerTo('productList', {}));
  const { hash } = useLocation();
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);

  if (products.length === 0) return <p className={pageStyles.quiet}>暂无可介绍的产品。</p>;
  return products.map(({ productCode, productName, introduction, summary, compRoles, steps, materials }) => (
    <section key={productCode} id={productCode} className={styles.product}>
      <div>
        <h2 className={styles.name}>{productName}</h2>
        <p className={styles.introduction}>{introduction || summary}</p>
        <Link className={pageStyles.onward ?? ''} to="/center/product/product" aria-label={`申请开通${productName}`}>
          申请开通
        </Link>
      </div>
      <dl className={styles.facts}>
        <dt>适用企业</dt>
        <dd>{compRoles.map(companyRoleLabel).join('、') || '不限'}</dd>
        <dt>办理步骤</dt>
        <dd>{steps.map(({ title }) => title).join(' → ') || '以客户经理说明为准'}</dd>
        {materials.length > 0 && (
          <>
            <dt>所需材料</dt>
            <dd>{materials.join('、')}</dd>
          </>
        )}
      </dl>
    </section>
  ));
}
