import { EmptyPanel } from '@portal/shared/ui';
import { KeyHints } from '../../inbox/key-hints';
import styles from './page.module.css';

/** 站内信: the place beside the list, until a message is opened. */
export function Component() {
  return (
    <div className={styles.none}>
      <EmptyPanel title="选择一条消息查看" hint="消息正文会显示在这里。" action={<KeyHints />} />
    </div>
  );
}
