import { formatMinute } from '@portal/shared/format';
import { Button, CopyButton, Dialog } from '@portal/shared/ui';
import styles from './made-link-dialog.module.css';
import type { MadeLink } from './trial-link';

/** The link that was made. Nobody can read it again later. */
export function MadeLinkDialog({ link: { address, until }, onClose }: { link: MadeLink; onClose: () => void }) {
  return (
    <Dialog open title="试用链接已生成" size="form" onClose={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      <p>
        在要测试的浏览器中打开并确认后生效，{formatMinute(until)}{' '}
        失效。链接只能使用一次，关闭后不再显示，可在“试用链接”中撤销。
      </p>
      <p className={styles.link}>
        <code>{address}</code>
      </p>
      <p className={styles.acts}>
        <CopyButton text={address} label="链接" worded />
        <a href={address} target="_blank" rel="noreferrer">
          在此浏览器中打开
        </a>
      </p>
    </Dialog>
  );
}
