import { Button } from '@portal/shared/ui';
import type { StoredFile } from '@portal/shared/ui/fields';
import { Form } from '@portal/shared/ui/form';
import { UploadField } from '../../../stored-files/upload-field';
import styles from './step-form.module.css';

interface LetterStepProps {
  letter: StoredFile | null;
  onChange: (letter: StoredFile | null) => void;
  onBack: () => void;
  onNext: () => void;
}

/** The company's letter that names the new administrator, signed and sealed. */
export function LetterStep({ letter, onChange, onBack, onNext }: LetterStepProps) {
  return (
    <Form<{ letter: readonly StoredFile[] }>
      className={styles.form ?? ''}
      layout="vertical"
      initialValues={{ letter: letter ? [letter] : [] }}
      onValuesChange={(_, { letter: [first] }) => onChange(first ?? null)}
      onFinish={onNext}
    >
      <Form.Item
        name="letter"
        label="变更管理员授权书"
        required
        extra="请上传由法定代表人签字并加盖公章的授权书，须写明新管理员的姓名与手机号。"
        rules={[{ type: 'array', min: 1, message: '请上传授权书' }]}
      >
        <UploadField label="授权书" />
      </Form.Item>
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit">
          下一步
        </Button>
        <Button onClick={onBack}>上一步</Button>
      </div>
    </Form>
  );
}
