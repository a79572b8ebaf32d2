import { loadFile, storeFile } from '@portal/shared/api';
import { formatDay } from '@portal/shared/format';
import { Button, type FormFieldProps } from '@portal/shared/ui';
import { FileUpload, type StoredFile } from '@portal/shared/ui/fields';
import { FileIcon, useFilePreview } from '@portal/shared/ui/frame';
import styles from './material-upload.module.css';
import type { VerifiedPapers } from './use-papers';

interface MaterialUploadProps extends FormFieldProps {
  label: string;
  /** The company's verified paper, if the product asks for it; undefined for any other material. */
  verified: VerifiedPapers[number] | undefined;
  value?: readonly StoredFile[];
  onChange?: (files: readonly StoredFile[]) => void;
}

/** Each page of a material may be a file of its own. */
const maxFiles = 3;

const sameFiles = (some: readonly StoredFile[], others: readonly StoredFile[]) =>
  some.length === others.length && some.every(({ fileToken }, index) => fileToken === others[index]?.fileToken);

/** One material. A verified paper is filled in already, and can be replaced by another file. */
export function MaterialUpload({ label, verified, value = [], onChange, ...field }: MaterialUploadProps) {
  const [preview, previewDialog] = useFilePreview(loadFile);
  if (verified && sameFiles(value, verified.files)) {
    const lastDay = verified.validTo === null ? '长期有效' : `有效至 ${formatDay(verified.validTo)}`;
    return (
      <div id={field.id} tabIndex={-1} className={styles.verified}>
        <ul className={styles.files}>
          {verified.files.map((file) => (
            <li key={file.fileToken}>
              <button type="button" className={styles.file} onClick={() => preview(file)}>
                <FileIcon />
                <span className={styles.name}>{file.fileName}</span>
              </button>
            </li>
          ))}
        </ul>
        <span className={styles.state}>已认证，{lastDay}</span>
        <Button size="small" aria-label={`更换${label}`} onClick={() => onChange?.([])}>
          更换
        </Button>
        {previewDialog}
      </div>
    );
  }
  return (
    <>
      <FileUpload
        {...field}
        slim
        label={label}
        upload={storeFile}
        maxCount={maxFiles}
        onPreview={preview}
        value={value}
        {...(onChange && { onChange })}
      />
      {previewDialog}
    </>
  );
}
