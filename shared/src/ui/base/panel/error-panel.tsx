import Button from 'antd/es/button';
import { useState } from 'react';
import { supportText } from '../../../boot/support-text';
import { CopyButton } from '../copy-button/copy-button';
import { failurePicture } from './illustrations';
import { type PanelProps, PanelShape } from './panel';
import styles from './panel.module.css';
import { useFocusLeft } from './use-focus-left';

export interface ErrorPanelProps extends Omit<PanelProps, 'title'> {
  title?: string;
  /** The request's number, to quote to the support line. */
  number?: string | undefined;
  /** Left out if trying again cannot help. */
  onRetry?: () => unknown;
}

/**
 * Says what happened and what the person can do, with a number to quote. Its button is never the page's main action:
 * the page has one already.
 */
export function ErrorPanel({ title = '加载失败，请重试', hint, action, number, onRetry, wholePage }: ErrorPanelProps) {
  const [trying, setTrying] = useState(false);
  const button = useFocusLeft<HTMLButtonElement>();

  async function retry() {
    setTrying(true);
    // If the retry fails, the owner passes a new error.
    await Promise.resolve(onRetry?.()).catch(() => {});
    setTrying(false);
  }

  return (
    <PanelShape
      role="alert"
      {...(wholePage && { wholePage })}
      picture={failurePicture}
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
