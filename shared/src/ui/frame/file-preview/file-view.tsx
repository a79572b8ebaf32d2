import Button from 'antd/es/button';
import { type Ref, useReducer } from 'react';
import { lateComponent } from '../../base/late/late-component';
import { useLoaded } from '../../base/loaded/use-loaded';
import { ErrorPanel } from '../../base/panel/error-panel';
import { LoadingArea } from '../../base/skeleton/loading-area';
import { TextSkeleton } from '../../base/skeleton/skeletons';
import type { DocumentControls } from '../document-reader/document-reader';
import { DownloadIcon } from '../icon/frame-icons';
import styles from './file-preview.module.css';
import { PictureView } from './picture-view';
import { UnshownFile } from './unshown-file';
import { useObjectUrl } from './use-object-url';

const PdfView = lateComponent(() => import('./pdf-view').then((module) => module.PdfView), {
  meanwhile: <TextSkeleton lines={8} />,
});

export interface FileViewProps {
  fileName: string;
  /** Fetches the file; its type decides between picture and PDF. */
  load: (signal: AbortSignal) => Promise<Blob>;
  /** For the keys of a page. */
  controls?: Ref<DocumentControls>;
  /** The person has seen the file to its end, or it cannot be shown. */
  onEnd?: () => void;
}

/** A file in a frame of our own. A file that cannot be shown is offered for download. */
export function FileView({ fileName, load, controls, onEnd }: FileViewProps) {
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  const { state, value: file, error } = useLoaded(load, `${tries}`);
  const url = useObjectUrl(file);
  return (
    <div className={styles.preview}>
      <LoadingArea loading={state === 'loading'} skeleton={<TextSkeleton lines={8} />}>
        {error instanceof Error && <ErrorPanel title="文件加载失败，请重试" hint={error.message} onRetry={retry} />}
        {file && url && <Content url={url} file={file} name={fileName} controls={controls} onEnd={onEnd} />}
      </LoadingArea>
    </div>
  );
}

interface ContentProps {
  url: string;
  file: Blob;
  name: string;
  controls: Ref<DocumentControls> | undefined;
  onEnd: (() => void) | undefined;
}

function Content({ url, file, name, controls, onEnd }: ContentProps) {
  const download = (
    <Button type="text" href={url} download={name} icon={<DownloadIcon />}>
      下载
    </Button>
  );
  // Shows only pictures that cannot run code: an SVG may hold scripts.
  if (/^image\/(png|jpe?g|gif|webp|bmp)$/.test(file.type))
    return <PictureView url={url} name={name} tools={download} controls={controls} onEnd={onEnd} />;
  if (file.type === 'application/pdf')
    return <PdfView file={file} name={name} tools={download} controls={controls} onEnd={onEnd} />;
  return <UnshownFile download={download} onEnd={onEnd} />;
}
