import { clsx } from 'clsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import { fileRuleText, formatFileSize } from '../../../format/file-size';
import { CloseIcon, ErrorIcon } from '../../base/icon/icons';
import { useLoaded } from '../../base/loaded/use-loaded';
import type { StoredFile } from '../../frame/file-preview/stored-file';
import { useObjectUrl } from '../../frame/file-preview/use-object-url';
import { FileIcon, UploadIcon } from '../../frame/icon/frame-icons';
import { FilePicker } from './file-picker';
import { acceptOf } from './file-rules';
import type { FileUploadProps } from './file-upload';
import styles from './framed-upload.module.css';
import { useDrop } from './use-drop';
import { useUploads } from './use-uploads';

export interface FramedUploadProps extends Omit<FileUploadProps, 'maxCount' | 'types' | 'largestMegabytes'> {
  /** A drawing of the paper that belongs into the frame. */
  outline: ReactNode;
  load: (fileToken: string, signal: AbortSignal) => Promise<Blob>;
  onPreview: (file: StoredFile) => void;
}

const rules = { types: ['JPG', 'PNG', 'PDF'], largestBytes: 10 * 1024 * 1024 };

/** One paper of a known shape. The frame shows which paper belongs into it, then the progress, then the paper. */
export function FramedUpload({
  id,
  'aria-describedby': describedBy,
  label,
  value = [],
  onChange,
  upload,
  outline,
  load,
  onPreview,
  disabled = false,
}: FramedUploadProps) {
  // A file that was just sent is shown from this page's own copy: it need not come back from the server.
  const picked = useRef<File>(undefined);
  const [sent, setSent] = useState<{ token: string; file: File } | null>(null);
  const { items, add, resend, remove, pickAnew } = useUploads({
    rules,
    upload,
    onStored: (file) => {
      if (picked.current) setSent({ token: file.fileToken, file: picked.current });
      onChange?.([file]);
    },
  });
  const picker = useRef<HTMLInputElement>(null);
  const ruleId = useId();
  const [stored] = value;
  const [item] = items;
  const sending = item?.state === 'sending';

  function take(files: FileList | null) {
    const file = files?.[0];
    if (!file) return;
    pickAnew('all');
    picked.current = file;
    add(file);
  }
  const { dragging, target } = useDrop(!disabled && !sending, take);
  const pick = () => picker.current?.click();
  const said = clsx(ruleId, describedBy);

  return (
    <div>
      <div
        className={clsx(styles.frame, dragging && styles.dragging, stored && styles.filled)}
        data-state={item?.state}
        {...target}
      >
        {stored && !item ? (
          <Shown
            key={stored.fileToken}
            load={async (signal) => (sent?.token === stored.fileToken ? sent.file : load(stored.fileToken, signal))}
          />
        ) : (
          outline
        )}
        {!stored && !item && (
          <button
            id={id}
            type="button"
            className={styles.pick}
            disabled={disabled}
            aria-describedby={said}
            onClick={pick}
          >
            <UploadIcon size={20} />
            上传{label}
          </button>
        )}
        {item && (
          <div className={styles.sending}>
            {item.state === 'sending' ? (
              <>
                <span className={styles.name}>{item.name}</span>
                <span className={styles.way}>
                  <progress max={100} value={item.percent} aria-label={`${item.name}上传进度`} />
                  {formatFileSize(item.size)}
                </span>
              </>
            ) : (
              <span role="alert" className={styles.message}>
                <ErrorIcon />
                {item.message}
              </span>
            )}
            {!sending && (
              <button
                id={id}
                type="button"
                className={styles.again}
                aria-describedby={said}
                onClick={() => (item.state === 'failed' ? resend(item) : pick())}
              >
                {item.state === 'failed' ? '重新上传' : '重新选择'}
              </button>
            )}
            <button
              type="button"
              className={styles.close}
              aria-label={`${sending ? '取消上传' : '移除'}${item.name}`}
              onClick={() => remove(item.id)}
            >
              <CloseIcon />
            </button>
          </div>
        )}
      </div>
      <FilePicker ref={picker} label={label} accept={acceptOf(rules)} onPick={take} />
      <div className={styles.foot}>
        {stored && !item ? (
          <>
            <span className={styles.name} title={stored.fileName}>
              {stored.fileName}
            </span>
            <button type="button" aria-label={`查看${label}`} onClick={() => onPreview(stored)}>
              查看
            </button>
            {!disabled && (
              <button id={id} type="button" aria-label={`更换${label}`} aria-describedby={said} onClick={pick}>
                更换
              </button>
            )}
          </>
        ) : (
          <span>{fileRuleText(rules.types, rules.largestBytes)}</span>
        )}
      </div>
      <span id={ruleId} hidden>
        {fileRuleText(rules.types, rules.largestBytes)}
      </span>
    </div>
  );
}

/** Shows the paper itself if it is a picture. */
function Shown({ load }: { load: (signal: AbortSignal) => Promise<Blob> }) {
  const { state, value: file } = useLoaded(load);
  const url = useObjectUrl(file?.type.startsWith('image/') ? file : undefined);
  if (url) return <img className={styles.picture} src={url} alt="" />;
  return (
    <span className={styles.paper}>
      <FileIcon size={20} />
      {state === 'failed' ? '影像暂时无法显示' : state === 'ready' && '已上传'}
    </span>
  );
}
