import { FilePreview, type StoredFile } from '@portal/shared/ui/frame';
import { type ReactNode, useState } from 'react';
import { loadFile } from './load-file';

/** Shows a stored file over the page. Render the second part anywhere; the first opens it. */
export function useFilePreview(): [(file: StoredFile) => void, ReactNode] {
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
      load={(signal) => loadFile(file.fileToken, signal)}
      onClose={() => setOpen(false)}
    />
  );
  return [show, preview];
}
