import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { CloseIcon, kindIcons } from '../icon/icons';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { dismissMessage, type Message, type MessageKind, useMessages } from './message-list';
import styles from './message-region.module.css';

const kindNames: Record<MessageKind, string> = { success: '成功', info: '提示', warning: '警告', error: '错误' };

function MessageItem({ message }: { message: Message }) {
  const [held, setHeld] = useState(false);
  const { id, kind, text, milliseconds, more } = message;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissMessage(id), milliseconds);
    return () => clearTimeout(timer);
  }, [held, id, milliseconds]);

  const Icon = kindIcons[kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only holds the timer, nothing can be done here
    <div
      className={clsx(styles.message, styles[kind])}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} />
      <VisuallyHidden>{kindNames[kind]}：</VisuallyHidden>
      <div className={styles.text}>
        <div>{text}</div>
        {more && <div className={styles.more}>{more}</div>}
      </div>
      <button type="button" className={styles.close} aria-label="关闭提示" onClick={() => dismissMessage(id)}>
        <CloseIcon />
      </button>
    </div>
  );
}

/** The one place where messages appear and are announced. */
export function MessageRegion() {
  const messages = useMessages();
  return (
    <div className={styles.region} aria-live="polite" role="status">
      {messages.map((message) => (
        <MessageItem key={message.id} message={message} />
      ))}
    </div>
  );
}
