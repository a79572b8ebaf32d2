import Button from 'antd/es/button';
import type { Act } from '../../base/act/use-act';
import { Alert } from '../../base/alert/alert';
import { useFocusLeft } from '../../base/panel/use-focus-left';
import styles from './more-rows.module.css';

interface MoreRowsProps {
  /** Names the list. */
  label: string;
  further: Act<[]>;
}

/** Asks for the further rows of a list without page numbers. */
export function MoreRows({ label, further: { run, busy, fault } }: MoreRowsProps) {
  // With the last rows the button goes away, and the list takes the focus.
  const button = useFocusLeft<HTMLButtonElement>();
  return (
    <div className={styles.more}>
      {fault !== null && <Alert type="warning" showIcon title={fault} />}
      <Button ref={button} loading={busy} aria-label={`加载更多，${label}`} onClick={() => void run()}>
        加载更多
      </Button>
    </div>
  );
}
