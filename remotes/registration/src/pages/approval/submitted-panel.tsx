import { loadFile } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { type Description, DescriptionList, FileIcon, SidePanel, useFilePreview } from '@portal/shared/ui/frame';
import styles from './submitted-panel.module.css';

type Section = CallReply<'approvalView'>['submitted'][number];

interface SubmittedPanelProps {
  open: boolean;
  onClose: () => void;
  submitted: readonly Section[];
}

/** The submitted data, read only; papers open over it. */
export function SubmittedPanel({ open, onClose, submitted }: SubmittedPanelProps) {
  const [preview, previewDialog] = useFilePreview(loadFile);

  const described = ({ label, value, file }: Section['items'][number]): Description => ({
    label,
    value: file ? (
      <button type="button" className={styles.file} onClick={() => preview(file)} aria-label={`查看${label}`}>
        <FileIcon />
        {value}
      </button>
    ) : (
      value
    ),
  });

  return (
    <>
      <SidePanel open={open} onClose={onClose} title="已提交资料">
        {submitted
          .filter(({ items }) => items.length > 0)
          .map(({ section, items }) => (
            <section key={section} className={styles.section}>
              <h3 className={styles.title}>{section}</h3>
              <DescriptionList items={items.map(described)} columns={1} />
            </section>
          ))}
      </SidePanel>
      {previewDialog}
    </>
  );
}
