import Button from 'antd/es/button';
import styles from './failed-line.module.css';
import { useFocusLeft } from './use-focus-left';

interface FailedLineProps {
  /** The name of the missing part, e.g. 签署概况. */
  what: string;
  onRetry: () => unknown;
}

/** Stands in the place of a summary or menu that could not be loaded: the page goes on without it. */
export function FailedLine({ what, onRetry }: FailedLineProps) {
  const button = useFocusLeft<HTMLButtonElement>();
  return (
    <div className={styles.line} role="status">
      {what}加载失败
      <Button ref={button} type="link" size="small" onClick={onRetry}>
        重试
      </Button>
    </div>
  );
}
