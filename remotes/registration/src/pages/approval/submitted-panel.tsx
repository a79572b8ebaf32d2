import type { CallReply } from '@portal/shared/contract';
import { DescriptionList, SidePanel } from '@portal/shared/ui/frame';
import styles from './submitted-panel.module.css';

interface SubmittedPanelProps {
  open: boolean;
  onClose: () => void;
  submitted: CallReply<'approvalView'>['submitted'];
}

/** What was submitted, for reading. */
export function SubmittedPanel({ open, onClose, submitted }: SubmittedPanelProps) {
  return (
    <SidePanel open={open} onClose={onClose} title="已提交资料">
      {submitted
        .filter(({ items }) => items.length > 0)
        .map(({ section, items }) => (
          <section key={section} className={styles.section}>
            <h3 className={styles.title}>{section}</h3>
            <DescriptionList items={items} columns={1} />
          </section>
        ))}
    </SidePanel>
  );
}
