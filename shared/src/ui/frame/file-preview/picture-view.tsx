import { type ReactNode, type Ref, useState } from 'react';
import { type DocumentControls, DocumentReader } from '../document-reader/document-reader';
import styles from './file-preview.module.css';

interface PictureViewProps {
  url: string;
  name: string;
  tools: ReactNode;
  controls: Ref<DocumentControls> | undefined;
  onEnd: (() => void) | undefined;
}

/** A picture that can be enlarged and turned. */
export function PictureView({ url, name, tools, controls, onEnd }: PictureViewProps) {
  const [turns, setTurns] = useState(0);
  return (
    <DocumentReader
      label="图片"
      onTurn={() => setTurns((count) => count + 1)}
      tools={tools}
      controls={controls}
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
