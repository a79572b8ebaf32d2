import { formatMinute } from '@portal/shared/format';
import { Button, CopyButton, Dialog } from '@portal/shared/ui';
import styles from './link-dialog.module.css';

export interface OneTimeLink {
  link: string;
  expiresAt: string;
  name: string;
}

/** The link by which a person comes in. It is shown this once, and it is as good as a password. */
export function LinkDialog({ link, expiresAt, name, onClose }: OneTimeLink & { onClose: () => void }) {
  const address = new URL(link, location.origin).href;
  return (
    <Dialog open title={`“${name}”的开通链接`} onClose={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      <p>请通过可信的方式单独发给本人。链接只能使用一次，{formatMinute(expiresAt)} 前有效，关闭后不再显示。</p>
      <p className={styles.link}>
        <code>{address}</code>
        <CopyButton text={address} label="链接" worded />
      </p>
    </Dialog>
  );
}
