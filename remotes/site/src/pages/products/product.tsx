import { companyRoleLabel } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import styles from './product.module.css';

interface ProductProps {
  product: CallReply<'productList'>[number];
}

export function Product({ product }: ProductProps) {
  const { productCode, productName, introduction, summary, compRoles, steps, materials, questions } = product;
  return (
    <section id={productCode} className={styles.product} aria-labelledby={`${productCode}-title`}>
      <div className={styles.head}>
        <h2 id={`${productCode}-title`}>{productName}</h2>
        {/* Who is not logged in yet comes to the login first, and from there on to the product centre. */}
        <Link className={styles.apply ?? ''} to="/center/product/product" aria-label={`申请开通${productName}`}>
          申请开通
        </Link>
      </div>
      <p className={styles.introduction}>{introduction || summary}</p>

      {compRoles.length > 0 && (
        <>
          <h3>适用对象</h3>
          <ul className={styles.roles}>
            {compRoles.map((role) => (
              <li key={role}>{companyRoleLabel(role)}</li>
            ))}
          </ul>
        </>
      )}
      {steps.length > 0 && (
        <>
          <h3>办理流程</h3>
          <ol className={styles.steps}>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {materials.length > 0 && (
        <>
          <h3>所需材料</h3>
          <ul className={styles.materials}>
            {materials.map((material) => (
              <li key={material}>{material}</li>
            ))}
          </ul>
        </>
      )}
      {questions.length > 0 && (
        <>
          <h3>常见问题</h3>
          {questions.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </>
      )}
    </section>
  );
}
