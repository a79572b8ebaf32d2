import { companyRoleLabel } from '@portal/shared/codes';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { answerTo } from '../../data/asked';
import { Late } from '../../data/late';
import { useDescription } from '../../frame/use-description';
import styles from '../page.module.css';

export function Component() {
  useDescription('金桥供应链的产品：适用企业、办理步骤与所需材料。');
  return (
    <>
      <h1 className={styles.title}>产品</h1>
      <Late>
        <Products />
      </Late>
    </>
  );
}

function Products() {
  const products = use(answerTo('productList', {}));
  if (products.length === 0) return <p className={styles.quiet}>暂无可介绍的产品。</p>;
  return products.map(({ productCode, productName, introduction, summary, compRoles, steps, materials }) => (
    <section key={productCode} id={productCode}>
      <h2 className={styles.section}>{productName}</h2>
      <p>{introduction || summary}</p>
      <p className={styles.quiet}>适用企业：{compRoles.map(companyRoleLabel).join('、') || '不限'}</p>
      <p className={styles.quiet}>办理步骤：{steps.map(({ title }) => title).join(' → ') || '以客户经理说明为准'}</p>
      {materials.length > 0 && <p className={styles.quiet}>所需材料：{materials.join('、')}</p>}
      <Link to="/center/product/product" aria-label={`申请开通${productName}`}>
        申请开通
      </Link>
    </section>
  ));
}
