import { fileRuleText } from '@portal/shared/format';
import { Button, FieldFault } from '@portal/shared/ui';
import { acceptOf, fileComplaint } from '@portal/shared/ui/fields';
import { useRef, useState } from 'react';
import { type PictureChange, pictureAddress, pictureRules, readPicture } from './picture';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  label: string;
  /** The address of the picture that customers see now; empty: none. */
  present: string;
  value?: PictureChange;
  onChange?: (change: PictureChange) => void;
  id?: string;
}

/** One picture of a brand: it can be chosen, taken away, and had back before the form is saved. */
export function PictureField({ label, present, value, onChange, id }: PictureFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const address = pictureAddress(value, present);

  async function pick(file: File | undefined) {
    if (!file) return;
    const complaint = fileComplaint(file, pictureRules);
    setFault(complaint);
    if (complaint === null) onChange?.(await readPicture(file));
  }
  const change = (next: PictureChange) => {
    setFault(null);
    onChange?.(next);
  };

  return (
    <div>
      <div className={styles.field}>
        <span className={styles.frame}>{address === '' ? '无' : <img src={address} alt={`${label}预览`} />}</span>
        <Button id={id} aria-label={`选择${label}`} onClick={() => picker.current?.click()}>
          选择图片
        </Button>
        {address !== '' && (
          <Button type="text" aria-label={`移除${label}`} onClick={() => change(null)}>
            移除
          </Button>
        )}
        {value !== undefined && (
          <Button type="text" aria-label={`恢复${label}`} onClick={() => change(undefined)}>
            恢复
          </Button>
        )}
        <input
          ref={picker}
          type="file"
          className={styles.file}
          tabIndex={-1}
          aria-label={`${label}文件`}
          accept={acceptOf(pictureRules)}
          onChange={({ target }) => {
            void pick(target.files?.[0]);
            // After this the same file can be picked again.
            target.value = '';
          }}
        />
      </div>
      <p className={styles.rule}>{fileRuleText(pictureRules.types, pictureRules.largestBytes)}</p>
      {fault !== null && <FieldFault>{fault}</FieldFault>}
    </div>
  );
}
