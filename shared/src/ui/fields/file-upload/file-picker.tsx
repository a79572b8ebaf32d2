import type { Ref } from 'react';
import styles from './file-upload.module.css';

interface FilePickerProps {
  ref: Ref<HTMLInputElement>;
  /** The name of the picked thing, e.g. 营业执照. */
  label: string;
  accept: string;
  multiple?: boolean;
  onPick: (files: FileList | null) => void;
}

/** The browser's own file dialog, behind a button of ours. */
export function FilePicker({ ref, label, accept, multiple = false, onPick }: FilePickerProps) {
  return (
    <input
      ref={ref}
      type="file"
      className={styles.picker}
      hidden
      tabIndex={-1}
      aria-label={`选择${label}`}
      accept={accept}
      multiple={multiple}
      onChange={(event) => {
        onPick(event.target.files);
        // The same file can be picked again after a failure.
        event.target.value = '';
      }}
    />
  );
}
