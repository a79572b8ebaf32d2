import { loadFile, storeFile } from '@portal/shared/api';
import { FileUpload, type FileUploadProps } from '@portal/shared/ui/fields';
import { useFilePreview } from '@portal/shared/ui/frame';

type UploadFieldProps = Omit<FileUploadProps, 'upload' | 'onPreview'>;

/** Files as a field of a form. They go to the portal's store when they are picked, and open on the page when asked. */
export function UploadField(props: UploadFieldProps) {
  const [show, preview] = useFilePreview(loadFile);
  return (
    <>
      <FileUpload {...props} upload={storeFile} onPreview={show} />
      {preview}
    </>
  );
}
