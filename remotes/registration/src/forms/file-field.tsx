import { storeFile } from '@portal/shared/api';
import { FileUpload, type StoredFile } from '@portal/shared/ui/fields';
import { Form } from '@portal/shared/ui/form';
import type { Correction } from '../correction/correction';
import { someOf } from './list-rules';

interface FileFieldProps {
  name: string;
  label: string;
  correction: Correction;
  onPreview: (file: StoredFile) => void;
}

/** One file that the form needs. */
export function FileField({ name, label, correction, onPreview }: FileFieldProps) {
  return (
    <Form.Item {...correction.item(name)} label={label} rules={[someOf(`请上传${label}`)]} validateTrigger="onChange">
      <FileUpload label={label} upload={storeFile} onPreview={onPreview} disabled={correction.locked(name)} />
    </Form.Item>
  );
}
