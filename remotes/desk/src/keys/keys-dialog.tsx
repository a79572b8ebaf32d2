import { Button, Dialog } from '@portal/shared/ui';
import { ActName } from './act-name';
import { KeyText } from './key-text';
import styles from './keys-dialog.module.css';
import { useKeyGroups } from './use-keys';

/** Lists the keys of all that is on screen. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const groups = useKeyGroups((state) => state.groups);
  return (
    <Dialog open size="table" title="快捷键" onClose={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with many keys the list scrolls */}
      <section className={styles.groups} aria-label="快捷键列表" tabIndex={0}>
        {groups.map(({ id, title, acts }) => (
          <section key={id} className={styles.group} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {acts.map((act) => (
                <div key={act.keys}>
                  <dt>
                    <ActName act={act} />
                  </dt>
                  <dd>
                    <KeyText keys={act.keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  );
}
