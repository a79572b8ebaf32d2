import { type ReactNode, useState } from 'react';
import { DocumentReader } from '../document-reader/document-reader';
import { RotateIcon } from '../icon/frame-icons';
import styles from './file-preview.module.css';

interface PictureViewProps {
  url: string;
  name: string;
  tools: ReactNode;
  onEnd: (() => void) | undefined;
}

/** A picture that can be enlarged and turned. */
export function PictureView({ url, name, tools, onEnd }: PictureViewProps) {
  const [turns, setTurns] = useState(0);
  return (
    <DocumentReader
      label="图片"
      tools={
        <>
          <button type="button" aria-label="旋转" onClick={() => setTurns(turns + 1)}>
            <RotateIcon size={20} />
          </button>
          {tools}
        </>
      }
      {...(onEnd && { onEnd })}
    >
      {(scale) => (
        <img
          className={styles.picture}
          src={url}
          alt={name}
          style={{ width: `${scale * 100}%`, rotate: `${turns * 90}deg` }}
        />
      )}
    </DocumentReader>
  );
}
