import Button from 'antd/es/button';
import { useState } from 'react';
import { supportText } from '../../../boot/support-text';
import { CopyButton } from '../copy-button/copy-button';
import { FailurePicture } from './illustrations';
import { type PanelProps, PanelShape } from './panel';
import styles from './panel.module.css';
import { useFocusLeft } from './use-focus-left';

export interface ErrorPanelProps extends Omit<PanelProps, 'title'> {
  title?: string;
  /** The request's number, to quote to the support line. */
  number?: string | undefined;
  /** Left out where trying again cannot help. */
  onRetry?: () => unknown;
}

/** What happened, what the person can do, a number to quote. Never the page's main action: it has one already. */
export function ErrorPanel({ title = '加载失败，请重试', hint, action, number, onRetry, wholePage }: ErrorPanelProps) {
  const [trying, setTrying] = useState(false);
  const button = useFocusLeft<HTMLButtonElement>();

  async function retry() {
    setTrying(true);
    // A failure comes back as a new error of the owner.
    await Promise.resolve(onRetry?.()).catch(() => {});
    setTrying(false);
  }

  return (
    <PanelShape
      role="alert"
      {...(wholePage && { wholePage })}
      picture={<FailurePicture />}
      title={title}
      hint={
        <>
          {hint}
          {number && (
            <div className={styles.number}>
              {supportText} <code>{number}</code>
              <CopyButton text={number} label="编号" />
            </div>
          )}
        </>
      }
      action={
        (onRetry || action) && (
          <>
            {onRetry && (
              <Button ref={button} loading={trying} onClick={retry}>
                重试
              </Button>
            )}
            {action}
          </>
        )
      }
    />
  );
}
