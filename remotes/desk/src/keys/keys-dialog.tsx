import { Button, Dialog } from '@portal/shared/ui';
import { KeyText } from './key-text';
import styles from './keys-dialog.module.css';
import { useKeyGroups } from './use-keys';

/** Lists the keys of all that is on screen. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const groups = useKeyGroups((state) => state.groups);
  return (
    <Dialog open title="快捷键" onClose={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      {groups.map(({ id, title, acts }) => (
        <section key={id} className={styles.group} aria-label={title}>
          <h3>{title}</h3>
          <dl>
            {acts.map(({ keys, label }) => (
              <div key={keys}>
                <dt>{label}</dt>
                <dd>
                  <KeyText keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
