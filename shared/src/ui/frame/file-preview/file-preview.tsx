import { Dialog } from '../../base/dialog/dialog';
import { FileView, type FileViewProps } from './file-view';

export interface FilePreviewProps extends Pick<FileViewProps, 'fileName' | 'load'> {
  open: boolean;
  onClose: () => void;
}

/** Shows a PDF or a picture without leaving the page. */
export function FilePreview({ open, onClose, fileName, load }: FilePreviewProps) {
  return (
    <Dialog open={open} title={fileName} size="preview" onClose={onClose}>
      <FileView fileName={fileName} load={load} />
    </Dialog>
  );
}
