import { Headline } from '@portal/shared/boot';
import { companyRoleLabel } from '@portal/shared/codes';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import pageStyles from '../page.module.css';
import { type InCommon, inCommon, type Product } from './in-common';
import styles from './products.module.css';
import { SharedWay } from './shared-way';

export function Products({ products }: { products: readonly Product[] }) {
  const { hash } = useLocation();
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);

  if (products.length === 0) return <p className={pageStyles.quiet}>暂无可介绍的产品。</p>;
  const common = inCommon(products);
  return (
    <>
      <SharedWay {...common} />
      {products.map((product) => (
        <Own key={product.productCode} product={product} common={common} />
      ))}
    </>
  );
}

/** One product, without the facts that it shares with the others. */
function Own({ product, common }: { product: Product; common: InCommon }) {
  const { productCode, productName, productNameBreaks, introduction, summary, compRoles, terms, steps, materials } =
    product;
  const papers = materials.filter((paper) => !common.materials.includes(paper));
  return (
    <section id={productCode} className={styles.product}>
      <div>
        <h2 className={styles.name}>
          <Headline text={productName} breaks={productNameBreaks} />
        </h2>
        <p className={styles.introduction}>{introduction || summary}</p>
        <Link className={pageStyles.onward ?? ''} to="/center/product/product" aria-label={`申请开通${productName}`}>
          申请开通
        </Link>
      </div>
      <dl className={styles.facts}>
        {terms.map(({ name, value, valueBreaks }) => (
          <Fact key={name} name={name}>
            <Headline text={value} breaks={valueBreaks} />
          </Fact>
        ))}
        <Fact name="适用企业">{compRoles.map(companyRoleLabel).join('、') || '不限'}</Fact>
        {common.steps.length === 0 && (
          <Fact name="办理步骤">{steps.map(({ title }) => title).join(' → ') || '以客户经理说明为准'}</Fact>
        )}
        {papers.length > 0 && (
          <Fact name={common.materials.length > 0 ? '另需材料' : '所需材料'}>{papers.join('、')}</Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
