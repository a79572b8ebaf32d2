import { type ReactNode, useState } from 'react';
import { FilePreview } from './file-preview';
import type { StoredFile } from './stored-file';

type LoadFile = (fileToken: string, signal: AbortSignal) => Promise<Blob>;

/** Shows a stored file over the page. Render the second part anywhere in the component; the first opens it. */
export function useFilePreview(load: LoadFile): [(file: StoredFile) => void, ReactNode] {
  const [file, setFile] = useState<StoredFile | null>(null);
  const [open, setOpen] = useState(false);
  const show = (chosen: StoredFile) => {
    setFile(chosen);
    setOpen(true);
  };
  const preview = file && (
    <FilePreview
      key={file.fileToken}
      open={open}
      fileName={file.fileName}
      load={(signal) => load(file.fileToken, signal)}
      onClose={() => setOpen(false)}
    />
  );
  return [show, preview];
}
