import { Alert } from '@portal/shared/ui';
import styles from './fault-line.module.css';

/** Why the last act failed; nothing while none did. */
export function FaultLine({ fault }: { fault: string | null }) {
  return fault && <Alert className={styles.fault ?? ''} type="warning" showIcon title={fault} />;
}
