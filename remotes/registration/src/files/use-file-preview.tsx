import { download } from '@portal/shared/api';
import { FilePreview, type StoredFile } from '@portal/shared/ui/frame';
import { type ReactNode, useState } from 'react';

/** Shows a stored file over the page. Render the second part anywhere in the component; the first opens it. */
export function useFilePreview(): [(file: StoredFile) => void, ReactNode] {
  const [file, setFile] = useState<StoredFile | null>(null);
  const [open, setOpen] = useState(false);

  const show = (next: StoredFile) => {
    setFile(next);
    setOpen(true);
  };
  const load = async (signal: AbortSignal) => {
    const query = { fileToken: file?.fileToken ?? '' };
    const { blob } = await download('fileDownload', { query }, { signal, handlesErrors: true });
    return blob;
  };
  const dialog = file && (
    <FilePreview open={open} onClose={() => setOpen(false)} fileName={file.fileName} load={load} />
  );
  return [show, dialog];
}
