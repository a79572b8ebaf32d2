import { messageDetailPath, messageListPath } from '@portal/shared/access';
import { useAnswer } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { TextSkeleton } from '@portal/shared/ui';
import { AgoText, type MenuAction, type MenuLink } from '@portal/shared/ui/frame';
import { useState } from 'react';
import styles from './header.module.css';

type Message = CallReply<'messageList'>['rows'][number];

const newest = { pageNum: 1, pageSize: 5 };

const all: MenuLink = { key: 'all', label: '查看全部', path: messageListPath, startsGroup: true };

const entryOf = (message: Message): MenuLink => ({
  key: message.id,
  label: <Entry {...message} />,
  path: `${messageDetailPath}?${new URLSearchParams({ id: message.id })}`,
});

function Entry({ title, summary, sendTime, readTime }: Message) {
  return (
    <span className={styles.message}>
      <span className={styles.messageHead}>
        {readTime === null && <span className={styles.unreadDot} role="img" aria-label="未读" />}
        <span className={readTime === null ? styles.unreadTitle : styles.messageTitle}>{title}</span>
        <AgoText moment={sendTime} />
      </span>
      <span className={styles.messageLine}>{summary}</span>
    </span>
  );
}

/** An entry that only says something. */
const told = (key: string, label: MenuAction['label']): MenuAction => ({
  key,
  label,
  disabled: true,
  onSelect: () => undefined,
});

/** The newest messages as entries of a menu: asked for when it opens, and again when the number of unread ones changes. */
export function useNewestMessages(unread: number) {
  const [opened, setOpened] = useState(0);
  const { value, error, retry } = useAnswer('messageList', opened > 0 ? { body: newest } : null, `${opened} ${unread}`);
  const load = () => setOpened((count) => count + 1);

  function messages(): (MenuAction | MenuLink)[] {
    if (value?.rows.length === 0) return [told('none', '暂无消息')];
    if (value) return value.rows.map(entryOf);
    if (error) return [{ key: 'retry', label: '消息加载失败，点击重试', onSelect: retry }];
    return [told('loading', <TextSkeleton lines={5} />)];
  }

  return { entries: [...messages(), all], load };
}
