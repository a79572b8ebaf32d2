import { clsx } from 'clsx';
import { useId, useLayoutEffect, useRef } from 'react';
import { fileRuleText } from '../../../format/file-size';
import type { FormFieldProps } from '../../base/form-field/form-field-props';
import type { StoredFile } from '../../frame/file-preview/stored-file';
import { UploadIcon } from '../../frame/icon/frame-icons';
import { FilePicker } from './file-picker';
import { acceptOf } from './file-rules';
import styles from './file-upload.module.css';
import { StoredRow, UploadRow } from './upload-rows';
import { useDrop } from './use-drop';
import { type UploadFile, useUploads } from './use-uploads';

const megabyte = 1024 * 1024;

export interface FileUploadProps extends Pick<FormFieldProps, 'id' | 'aria-describedby'> {
  /** The name of the uploaded thing, e.g. 营业执照. The button and the list have it. */
  label: string;
  value?: readonly StoredFile[];
  onChange?: (files: readonly StoredFile[]) => void;
  upload: UploadFile;
  types?: readonly string[];
  largestMegabytes?: number;
  maxCount?: number;
  /** Offers 预览. */
  onPreview?: (file: StoredFile) => void;
  disabled?: boolean;
  /** One line high, if several uploads stand in a list. */
  slim?: boolean;
}

/** Picks files by button or by dropping them, says beforehand which files are allowed, and sends each at once. */
export function FileUpload({
  id,
  'aria-describedby': describedBy,
  label,
  value = [],
  onChange,
  upload,
  types = ['JPG', 'PNG', 'PDF'],
  largestMegabytes = 10,
  maxCount = 1,
  onPreview,
  disabled = false,
  slim = false,
}: FileUploadProps) {
  const rules = { types, largestBytes: largestMegabytes * megabyte };
  // Two files may arrive before either is rendered.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (files: readonly StoredFile[]) => {
    latest.current = files;
    onChange?.(files);
  };
  const { items, add, resend, remove, pickAnew } = useUploads({
    rules,
    upload,
    onStored: (file) => change([...latest.current, file]),
  });
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const ruleId = useId();

  const taken = value.length + items.filter((item) => item.state === 'sending').length;
  const full = taken >= maxCount;

  function take(files: FileList | null) {
    if (!files?.length) return;
    pickAnew(maxCount === 1 ? 'all' : 'refused');
    for (const file of [...files].slice(0, maxCount - taken)) add(file);
  }
  const { dragging, target } = useDrop(!disabled && !full, take);

  return (
    <div className={styles.upload}>
      {!full && (
        <div className={clsx(styles.zone, slim && styles.slim, dragging && styles.dragging)} {...target}>
          <button
            ref={button}
            id={id}
            type="button"
            className={styles.pick}
            disabled={disabled}
            aria-describedby={clsx(ruleId, describedBy)}
            onClick={() => picker.current?.click()}
          >
            <UploadIcon size={20} />
            上传{label}
          </button>
          <div id={ruleId} className={styles.rule}>
            {fileRuleText(types, rules.largestBytes)}
            {maxCount > 1 && `，最多 ${maxCount} 个`}
          </div>
          <FilePicker ref={picker} label={label} accept={acceptOf(rules)} multiple={maxCount > 1} onPick={take} />
        </div>
      )}
      {(value.length > 0 || items.length > 0) && (
        <ul className={styles.files} aria-label={`${label}文件`}>
          {value.map((file, place) => (
            <StoredRow
              id={full && place === 0 ? id : undefined}
              key={file.fileToken}
              file={file}
              disabled={disabled}
              {...(onPreview && { onPreview: () => onPreview(file) })}
              onRemove={() => change(value.filter((other) => other.fileToken !== file.fileToken))}
            />
          ))}
          {items.map((item) => (
            <UploadRow key={item.id} item={item} onResend={() => resend(item)} onRemove={() => remove(item.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}
