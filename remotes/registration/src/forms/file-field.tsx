import { loadFile, storeFile } from '@portal/shared/api';
import { FileUpload, FramedUpload, type FramedUploadProps, type StoredFile, sameFile } from '@portal/shared/ui/fields';
import { Form } from '@portal/shared/ui/form';
import type { ReactNode } from 'react';
import type { Correction } from '../correction/correction';
import { someOf } from './list-rules';

interface FileFieldProps {
  name: string;
  label: string;
  correction: Correction;
  onPreview: (file: StoredFile) => void;
  /** Other papers of the same form, by their fields: none may be the same file. */
  beside?: Readonly<Record<string, string>>;
  /** The papers of other forms, by their labels: none may be the same file. */
  taken?: Readonly<Record<string, StoredFile | null>>;
  /** For a paper of known shape: the field shows it in a frame of that shape. */
  outline?: ReactNode;
  /** The paper may stay away. */
  optional?: boolean;
  /** Sends and fetches the files of a page without a session. */
  files?: Pick<FramedUploadProps, 'upload' | 'load'>;
}

const ofSession = { upload: storeFile, load: loadFile };

/** One file that the form needs. */
export function FileField({
  name,
  label,
  correction,
  onPreview,
  beside = {},
  taken = {},
  outline,
  optional = false,
  files = ofSession,
}: FileFieldProps) {
  const form = Form.useFormInstance<Record<string, readonly StoredFile[]>>();
  const ownFile = {
    validator: async (_rule: unknown, picked: readonly StoredFile[] = []) => {
      const fault = sameFile(picked, {
        ...Object.fromEntries(Object.entries(taken).map(([other, file]) => [other, file ? [file] : []])),
        ...Object.fromEntries(Object.entries(beside).map(([field, other]) => [other, form.getFieldValue(field)])),
      });
      if (fault !== null) throw new Error(fault);
    },
  };
  const upload = { label, upload: files.upload, onPreview, disabled: correction.locked(name) };
  return (
    <Form.Item
      {...correction.item(name)}
      label={label}
      dependencies={Object.keys(beside)}
      rules={[...(optional ? [] : [someOf(`请上传${label}`)]), ownFile]}
      validateTrigger="onChange"
    >
      {outline ? <FramedUpload {...upload} outline={outline} load={files.load} /> : <FileUpload {...upload} />}
    </Form.Item>
  );
}
