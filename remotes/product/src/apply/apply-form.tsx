import { agreementText, materialPaper } from '@portal/shared/codes';
import { Alert, Checkbox } from '@portal/shared/ui';
import { type StoredFile, TextArea } from '@portal/shared/ui/fields';
import { Form, type Rule } from '@portal/shared/ui/form';
import type { Product } from '../products/product-order';
import { AgreementLinks } from './agreement-links';
import styles from './apply-form.module.css';
import { MaterialFields } from './material-fields';
import type { VerifiedPapers } from './use-papers';

export interface Application {
  /** The files of each material, in the order of the materials. */
  readonly papers: readonly (readonly StoredFile[])[];
  readonly remark: string;
  readonly agreed: boolean;
}

const agreedRule: Rule = {
  validator: (_, agreed: boolean) => (agreed ? Promise.resolve() : Promise.reject(new Error(agreementText))),
};

interface ApplyFormProps {
  id: string;
  product: Product;
  papers: VerifiedPapers;
  typed: Application | undefined;
  fault: string | null;
  onChange: (application: Application) => void;
  onSubmit: (application: Application) => void;
}

export function ApplyForm({ id, product, papers, typed, fault, onChange, onSubmit }: ApplyFormProps) {
  const { productCode, summary, materials, agreements } = product;
  const verified = materials.map((material) => papers.find(({ paper }) => paper === materialPaper(material)));
  const firstValues: Application = { papers: verified.map((known) => known?.files ?? []), remark: '', agreed: false };
  return (
    <Form<Application>
      id={id}
      layout="vertical"
      // Consent is given anew.
      initialValues={{ ...firstValues, ...typed, agreed: false }}
      scrollToFirstError={{ focus: true }}
      onValuesChange={(_, values) => onChange(values)}
      onFinish={onSubmit}
    >
      <p className={styles.summary}>{summary}</p>
      {fault !== null && <Alert className={styles.failure ?? ''} type="error" showIcon title={fault} />}
      {materials.length > 0 && (
        <section>
          <h3 className={styles.heading}>所需材料</h3>
          <MaterialFields productCode={productCode} materials={materials} verified={verified} />
        </section>
      )}
      <Form.Item<Application> name="remark" label="补充说明（选填）">
        <TextArea rows={3} maxLength={500} showCount placeholder="例如业务背景、预计使用时间" />
      </Form.Item>
      <section>
        <h3 className={styles.heading}>协议</h3>
        <AgreementLinks productCode={productCode} names={agreements.map(({ name }) => name)} />
        <Form.Item<Application> name="agreed" valuePropName="checked" rules={[agreedRule]}>
          <Checkbox>我已阅读并同意{agreements.map(({ name }) => `《${name}》`).join('、') || '产品服务条款'}</Checkbox>
        </Form.Item>
      </section>
    </Form>
  );
}
