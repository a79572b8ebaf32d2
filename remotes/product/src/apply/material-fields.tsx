import { download, saveFile } from '@portal/shared/api';
import { applicationForm } from '@portal/shared/codes';
import { type StoredFile, sameFile } from '@portal/shared/ui/fields';
import { Form } from '@portal/shared/ui/form';
import styles from './material-fields.module.css';
import { MaterialUpload } from './material-upload';
import type { VerifiedPapers } from './use-papers';

interface MaterialFieldsProps {
  productCode: string;
  materials: readonly string[];
  /** The verified paper of each material, in their order. */
  verified: readonly (VerifiedPapers[number] | undefined)[];
}

/** The papers that a product asks for, each in its own place: one file must not stand for two of them. */
export function MaterialFields({ productCode, materials, verified }: MaterialFieldsProps) {
  const form = Form.useFormInstance<{ papers: readonly (readonly StoredFile[])[] }>();

  const ruleOf = (own: string) => ({
    validator: async (_rule: unknown, files: readonly StoredFile[] = []) => {
      if (files.length === 0) throw new Error(`请上传${own}`);
      const others = materials.flatMap((material, index) =>
        material === own ? [] : [[material, form.getFieldValue(['papers', index])] as const],
      );
      const fault = sameFile(files, Object.fromEntries(others));
      if (fault !== null) throw new Error(fault);
    },
  });

  // The api client shows a failure.
  const fetchForm = () => download('productApplicationForm', { body: { productCode } }).then(saveFile, () => undefined);

  const fields = materials.map((material, index) => (
    <Form.Item
      key={material}
      name={['papers', index]}
      label={material}
      required
      dependencies={materials.flatMap((_, other) => (other === index ? [] : [['papers', other]]))}
      validateTrigger="onChange"
      rules={[ruleOf(material)]}
      extra={
        material === applicationForm && (
          <>
            申请书已填入企业信息，请下载打印，签字盖章后上传。
            <button type="button" className={styles.form} onClick={fetchForm}>
              下载申请书
            </button>
          </>
        )
      }
    >
      <MaterialUpload label={material} verified={verified[index]} />
    </Form.Item>
  ));
  return <div className={styles.materials}>{fields}</div>;
}
