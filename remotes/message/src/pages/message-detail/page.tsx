import { ApiError, useAnswer } from '@portal/shared/api';
import { messageTypes } from '@portal/shared/contract';
import { tellNews } from '@portal/shared/live';
import { Button } from '@portal/shared/ui';
import { DeleteIcon, MomentText, useConfirm } from '@portal/shared/ui/frame';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { changeMessages } from '../../change-messages';
import { deletedState } from '../../deleted-ids';
import { listSearch } from '../../list-address';
import { ReadingPage } from '../../reading/reading-page';
import { messageFilters } from '../messages/message-filters';
import { BusinessLink } from './business-link';

const list = { title: '站内信', path: '/msg/crm/message/list' };

/** 站内信详情. Opening it marks the message as read. */
export function Component() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const answer = useAnswer('messageInfo', { body: { id, ...messageFilters(search) } });
  const navigate = useNavigate();
  const [confirm, question] = useConfirm();
  const opened = answer.value?.id;

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
      await navigate(`${list.path}${listSearch(search)}`, { state: deletedState([id]) });
    } catch (error) {
      // The client has shown the reason.
      ApiError.expect(error);
    }
  }

  return (
    <>
      <ReadingPage
        answer={answer}
        name="站内信详情"
        list={list}
        page="/msg/crm/message/detail"
        unit="条"
        facts={({ type, sender, sendTime }) => (
          <>
            <span>{messageTypes[type]}</span>
            <span>发送方：{sender}</span>
            <MomentText moment={sendTime} />
          </>
        )}
        actions={({ title }) => (
          <Button icon={<DeleteIcon />} onClick={() => void remove(title)}>
            删除
          </Button>
        )}
      >
        {({ linkUri }) => <BusinessLink linkUri={linkUri} />}
      </ReadingPage>
      {question}
    </>
  );
}
