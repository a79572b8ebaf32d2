import { type MouseEvent, useState } from 'react';
import { ApiError, callAddress, download, saveFile } from '../api/public';
import { formatFileSize } from '../format/public';
import styles from './file-link.module.css';

export interface FileRef {
  readonly fileToken: string;
  readonly fileName: string;
  readonly size: number;
}

/** A real link, so that people can copy it and open it elsewhere. A click saves the file, and says so if that fails. */
export function FileLink({ file }: { file: FileRef }) {
  const [loading, setLoading] = useState(false);
  const [fault, setFault] = useState('');
  const query = { fileToken: file.fileToken };

  const save = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (loading) return;
    setLoading(true);
    setFault('');
    try {
      const { blob, fileName } = await download('fileDownload', { query }, { handlesErrors: true });
      saveFile({ blob, fileName: fileName || file.fileName });
    } catch (thrown) {
      setFault(thrown instanceof ApiError ? thrown.msg : '下载失败，请重试');
    } finally {
      setLoading(false);
    }
  };

  return (
    <span className={styles.file}>
      <a href={callAddress('fileDownload', { query })} onClick={save} aria-busy={loading}>
        {file.fileName}
      </a>
      <span className={styles.size}>{formatFileSize(file.size)}</span>
      <span role="status" className={styles.message}>
        {loading ? '下载中……' : fault}
      </span>
    </span>
  );
}
