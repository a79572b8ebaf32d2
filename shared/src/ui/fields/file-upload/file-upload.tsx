import { clsx } from 'clsx';
import { type DragEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { fileRuleText } from '../../../format/file-size';
import type { FormFieldProps } from '../../base/form-field/form-field-props';
import { UploadIcon } from '../../frame/icon/frame-icons';
import { acceptOf } from './file-rules';
import styles from './file-upload.module.css';
import type { StoredFile } from './upload-list';
import { StoredRow, UploadRow } from './upload-rows';
import { type UploadFile, useUploads } from './use-uploads';

const megabyte = 1024 * 1024;

export interface FileUploadProps extends Pick<FormFieldProps, 'id' | 'aria-describedby'> {
  /** What is uploaded, e.g. 营业执照: names the button and the list. */
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
}

/** Picks files by button or by dropping them, says beforehand what is allowed, and sends each at once. */
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
  const { items, add, resend, remove } = useUploads({
    rules,
    upload,
    onStored: (file) => change([...latest.current, file]),
  });
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const ruleId = useId();
  const [dragging, setDragging] = useState(false);

  const taken = value.length + items.filter((item) => item.state === 'sending').length;
  const full = taken >= maxCount;

  function take(files: FileList | null) {
    for (const file of [...(files ?? [])].slice(0, maxCount - taken)) add(file);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    if (!disabled && !full) take(event.dataTransfer.files);
  }

  return (
    <div className={styles.upload}>
      {!full && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the button inside is the first
        <div
          className={clsx(styles.zone, dragging && styles.dragging)}
          onDragOver={(event) => {
            event.preventDefault();
            setDragging(!disabled);
          }}
          onDragLeave={() => setDragging(false)}
          onDrop={drop}
        >
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
          <input
            ref={picker}
            type="file"
            className={styles.picker}
            hidden
            tabIndex={-1}
            aria-label={`选择${label}`}
            accept={acceptOf(rules)}
            multiple={maxCount > 1}
            onChange={(event) => {
              take(event.target.files);
              // The same file can be picked again after a failure.
              event.target.value = '';
            }}
          />
        </div>
      )}
      {(value.length > 0 || items.length > 0) && (
        <ul className={styles.files} aria-label={`${label}文件`}>
          {value.map((file) => (
            <StoredRow
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
