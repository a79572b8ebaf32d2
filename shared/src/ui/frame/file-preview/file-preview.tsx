import Button from 'antd/es/button';
import { Dialog } from '../../base/dialog/dialog';
import { ErrorPanel } from '../../base/panel/error-panel';
import { TextSkeleton } from '../../base/skeleton/skeletons';
import { useSkeleton } from '../../base/skeleton/use-skeleton';
import { DownloadIcon } from '../icon/frame-icons';
import styles from './file-preview.module.css';
import { ImageView } from './image-view';
import { useFile } from './use-file';
import { useObjectUrl } from './use-object-url';

export interface FilePreviewProps {
  open: boolean;
  onClose: () => void;
  fileName: string;
  /** Fetches the file; its type decides between picture and PDF. */
  load: (signal: AbortSignal) => Promise<Blob>;
}

/** Shows a PDF or a picture without leaving the page. What the browser cannot show is offered for download. */
export function FilePreview({ open, onClose, fileName, load }: FilePreviewProps) {
  const { file, retry } = useFile(open, load);
  const url = useObjectUrl(file.blob);
  const skeleton = useSkeleton(open && file.state === 'loading');
  return (
    <Dialog
      open={open}
      title={fileName}
      size="preview"
      onClose={onClose}
      footer={
        url && (
          <Button href={url} download={fileName} icon={<DownloadIcon />}>
            下载
          </Button>
        )
      }
    >
      <div className={styles.preview}>
        {skeleton && <TextSkeleton lines={8} />}
        {file.state === 'failed' && <ErrorPanel title="文件加载失败，请重试" hint={file.message} onRetry={retry} />}
        {file.state === 'ready' && url && <Content url={url} type={file.blob.type} name={fileName} />}
      </div>
    </Dialog>
  );
}

function Content({ url, type, name }: { url: string; type: string; name: string }) {
  // Only pictures that run nothing: an SVG may hold scripts.
  if (/^image\/(png|jpe?g|gif|webp|bmp)$/.test(type)) return <ImageView url={url} name={name} />;
  if (type === 'application/pdf') return <iframe className={styles.document} src={url} title={name} />;
  return <p className={styles.unknown}>该文件无法在线预览，请下载后查看。</p>;
}
