import { ApiError, useAnswer } from '@portal/shared/api';
import { type CallReply, messageTypes } from '@portal/shared/contract';
import { tellNews } from '@portal/shared/live';
import { Button } from '@portal/shared/ui';
import { DeleteIcon, MomentText, useBelow, useConfirm } from '@portal/shared/ui/frame';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { besideFrom, listPath, messagePath } from '../../inbox/addresses';
import { changeMessages } from '../../inbox/change-messages';
import { deletedState } from '../../inbox/deleted-ids';
import { markUnread } from '../../inbox/mark-unread';
import { messageFilters } from '../../inbox/message-filters';
import { listSearch } from '../../list-address';
import { ReadingPage } from '../../reading/reading-page';
import { ReadingPane } from '../../reading/reading-pane';
import { BusinessLink } from './business-link';

type Message = CallReply<'messageInfo'>;

/** 站内信详情, beside the list or in its place. Opening it marks the message as read. */
export function Component() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const answer = useAnswer('messageInfo', { body: { id, ...messageFilters(search) } });
  const navigate = useNavigate();
  const [confirm, question] = useConfirm();
  const alone = useBelow(besideFrom);
  const opened = answer.value?.id;
  const list = `${listPath}${listSearch(search)}`;

  useEffect(() => {
    if (opened !== undefined) tellNews({ kind: 'changed' });
  }, [opened]);

  async function remove(title: string) {
    const sure = await confirm({
      title: `删除“${title}”？`,
      consequence: '删除后可在列表页撤销。',
      action: '删除',
      danger: true,
    });
    if (!sure) return;
    try {
      await changeMessages('messageDelete', [id]);
      await navigate(list, { state: deletedState([id]) });
    } catch (error) {
      // The client has shown the reason.
      ApiError.expect(error);
    }
  }

  const content = {
    answer,
    page: messagePath,
    unit: '条',
    facts: ({ type, sender, sendTime }: Message) => (
      <>
        <span>{messageTypes[type]}</span>
        <span>发送方：{sender}</span>
        <MomentText moment={sendTime} />
      </>
    ),
    actions: ({ title }: Message) => (
      <>
        <Button onClick={async () => (await markUnread([id])) && navigate(list)}>标记未读</Button>
        <Button icon={<DeleteIcon />} onClick={() => void remove(title)}>
          删除
        </Button>
      </>
    ),
    children: (message: Message) => <BusinessLink {...message} />,
  } as const;

  return (
    <>
      {alone ? (
        <ReadingPage {...content} name="站内信详情" list={{ title: '站内信', path: listPath }} />
      ) : (
        <ReadingPane key={id} {...content} listPath={listPath} />
      )}
      {question}
    </>
  );
}
