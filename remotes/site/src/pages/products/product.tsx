import { Headline } from '@portal/shared/boot';
import { companyRoleLabel } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import { Flow } from './flow';
import styles from './product.module.css';

interface ProductProps {
  product: CallReply<'productList'>[number];
  ownMaterials: readonly string[];
}

export function Product({ product, ownMaterials }: ProductProps) {
  const {
    productCode,
    productName,
    productNameBreaks,
    introduction,
    summary,
    compRoles,
    terms,
    flow,
    steps,
    materials,
    questions,
  } = product;
  return (
    <section aria-labelledby={`${productCode}-title`}>
      <div className={styles.head}>
        <h2 id={`${productCode}-title`} className={styles.name}>
          <Headline text={productName} breaks={productNameBreaks} />
        </h2>
        {/* A visitor who is not logged in comes to the login first, and then to the product centre. */}
        <Link className={styles.apply ?? ''} to="/center/product/product" aria-label={`申请开通${productName}`}>
          申请开通
        </Link>
      </div>
      <p className={styles.introduction}>{introduction || summary}</p>

      {terms.length > 0 && (
        <dl className={styles.terms}>
          {terms.map(({ name, value, valueBreaks }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Headline text={value} breaks={valueBreaks} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.columns}>
        {flow.length > 0 && (
          <div>
            <h3>谁向谁付款</h3>
            <Flow moves={flow} />
          </div>
        )}
        <div>
          {compRoles.length > 0 && (
            <>
              <h3>适用企业</h3>
              <ul className={styles.roles}>
                {compRoles.map((role) => (
                  <li key={role}>{companyRoleLabel(role)}</li>
                ))}
              </ul>
            </>
          )}
          {materials.length > 0 && (
            <>
              <h3>所需材料</h3>
              <ul className={styles.materials}>
                {materials.map((material) => (
                  <li key={material}>
                    {material}
                    {ownMaterials.includes(material) && <span className={styles.own}>本产品专有</span>}
                  </li>
                ))}
              </ul>
            </>
          )}
          {questions.map(({ question, questionBreaks, answer }) => (
            <div key={question} className={styles.question}>
              <h3>
                <Headline text={question} breaks={questionBreaks} />
              </h3>
              <p>{answer}</p>
            </div>
          ))}
        </div>
      </div>
      {steps.length > 0 && (
        <>
          <h3>开通流程</h3>
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
      {terms.length > 0 && <p className={styles.note}>期限、利率与额度供参考，以资金方的审批结果为准。</p>}
    </section>
  );
}
