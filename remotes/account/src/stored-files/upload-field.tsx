import { FileUpload, type FileUploadProps } from '@portal/shared/ui/frame';
import { storeFile } from './store-file';
import { useFilePreview } from './use-file-preview';

type UploadFieldProps = Omit<FileUploadProps, 'upload' | 'onPreview'>;

/** Files as a field of a form: sent to the portal's store as they are picked, and shown on the page when asked. */
export function UploadField(props: UploadFieldProps) {
  const [show, preview] = useFilePreview();
  return (
    <>
      <FileUpload {...props} upload={storeFile} onPreview={show} />
      {preview}
    </>
  );
}
