import { clsx } from 'clsx';
import { formatFileSize } from '../../../format/file-size';
import { CloseIcon, ErrorIcon, LoaderIcon } from '../../base/icon/icons';
import type { StoredFile } from '../../frame/file-preview/stored-file';
import { DeleteIcon, FileIcon, RefreshIcon } from '../../frame/icon/frame-icons';
import styles from './upload-rows.module.css';
import type { UploadItem } from './use-uploads';

interface StoredRowProps {
  /** The field's id, if nothing else of the field is on screen: a form that leads to the field comes to this row. */
  id?: string | undefined;
  file: StoredFile;
  disabled: boolean;
  onPreview?: () => void;
  onRemove: () => void;
}

/** A file the server has. */
export function StoredRow({ id, file, disabled, onPreview, onRemove }: StoredRowProps) {
  return (
    <li className={styles.row}>
      <FileIcon size={20} />
      <span className={styles.name} title={file.fileName}>
        {file.fileName}
      </span>
      {onPreview && (
        <button type="button" className={styles.text} onClick={onPreview} aria-label={`预览${file.fileName}`}>
          预览
        </button>
      )}
      {!disabled && (
        <button id={id} type="button" className={styles.icon} onClick={onRemove} aria-label={`删除${file.fileName}`}>
          <DeleteIcon />
        </button>
      )}
    </li>
  );
}

interface UploadRowProps {
  item: UploadItem;
  onResend: () => void;
  onRemove: () => void;
}

/** A file on its way, or one that did not get through. */
export function UploadRow({ item, onResend, onRemove }: UploadRowProps) {
  const sending = item.state === 'sending';
  return (
    <li className={clsx(styles.row, !sending && styles.failed)}>
      {sending ? <LoaderIcon size={20} spin /> : <ErrorIcon size={20} />}
      <span className={styles.name} title={item.name}>
        {item.name}
        <span className={styles.size}>{formatFileSize(item.size)}</span>
      </span>
      {sending && (
        <progress className={styles.progress} max={100} value={item.percent} aria-label={`${item.name}上传进度`} />
      )}
      {item.state === 'failed' && (
        <button type="button" className={styles.icon} onClick={onResend} aria-label={`重新上传${item.name}`}>
          <RefreshIcon />
        </button>
      )}
      <button
        type="button"
        className={styles.icon}
        onClick={onRemove}
        aria-label={`${sending ? '取消上传' : '移除'}${item.name}`}
      >
        <CloseIcon />
      </button>
      {!sending && (
        <span className={styles.message} role="alert">
          {item.message}
        </span>
      )}
    </li>
  );
}
