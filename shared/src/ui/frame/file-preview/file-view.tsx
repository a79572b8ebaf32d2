import Button from 'antd/es/button';
import { type ReactNode, useReducer } from 'react';
import { lateComponent } from '../../base/late/late-component';
import { useLoaded } from '../../base/loaded/use-loaded';
import { ErrorPanel } from '../../base/panel/error-panel';
import { LoadingArea } from '../../base/skeleton/loading-area';
import { TextSkeleton } from '../../base/skeleton/skeletons';
import type { DocumentReaderProps } from '../document-reader/document-reader';
import { DownloadIcon } from '../icon/frame-icons';
import styles from './file-preview.module.css';
import { isPicture } from './is-picture';
import { PictureView } from './picture-view';
import { UnshownFile } from './unshown-file';
import { useObjectUrl } from './use-object-url';

const PdfView = lateComponent(() => import('./pdf-view').then((module) => module.PdfView), {
  meanwhile: <TextSkeleton lines={8} />,
});

/** `onEnd`: the person has seen the file to its end, or it cannot be shown. */
export interface FileViewProps extends Pick<DocumentReaderProps, 'controls' | 'onEnd'> {
  fileName: string;
  /** What the document is, e.g. 协议正文. Left out: its name says it. */
  label?: string;
  /** Stands before the download. */
  tools?: ReactNode;
  /** Fetches the file; its type decides between picture and PDF. */
  load: (signal: AbortSignal) => Promise<Blob>;
}

/** A file in a frame of our own. A file that cannot be shown is offered for download. */
export function FileView({ fileName, label = fileName, tools, load, ...reader }: FileViewProps) {
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  const { state, value: file, error } = useLoaded(load, `${tries}`);
  const url = useObjectUrl(file);
  return (
    <div className={styles.preview}>
      <LoadingArea loading={state === 'loading'} skeleton={<TextSkeleton lines={8} />}>
        {error instanceof Error && (
          <>
            <ErrorPanel title="文件加载失败，请重试" hint={error.message} onRetry={retry} />
            {tools}
          </>
        )}
        {file && url && <Content url={url} file={file} name={fileName} label={label} tools={tools} {...reader} />}
      </LoadingArea>
    </div>
  );
}

interface ContentProps extends Pick<DocumentReaderProps, 'controls' | 'onEnd'> {
  url: string;
  file: Blob;
  name: string;
  label: string;
  tools: ReactNode;
}

function Content({ url, file, name, label, tools, ...reader }: ContentProps) {
  const download = (
    <>
      {tools}
      <Button type="text" href={url} download={name} icon={<DownloadIcon />}>
        下载
      </Button>
    </>
  );
  if (isPicture(file)) return <PictureView {...reader} url={url} name={name} tools={download} />;
  if (file.type === 'application/pdf') return <PdfView {...reader} file={file} label={label} tools={download} />;
  return <UnshownFile download={download} onEnd={reader.onEnd} />;
}
