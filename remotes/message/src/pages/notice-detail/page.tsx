import { useKeptAnswer } from '@portal/shared/api';
import { noticeTypes } from '@portal/shared/contract';
import { StatusTag } from '@portal/shared/ui';
import { MomentText, PrintButton } from '@portal/shared/ui/frame';
import { useSearchParams } from 'react-router-dom';
import { ReadingPage } from '../../reading/reading-page';

/** 公告详情 */
export function Component() {
  const [search] = useSearchParams();
  const answer = useKeptAnswer('noticeInfo', { body: { id: search.get('id') ?? '' } });
  return (
    <ReadingPage
      answer={answer}
      name="公告详情"
      list={{ title: '公告', path: '/msg/crm/affiche/list' }}
      page="/msg/crm/affiche/detail"
      unit="篇"
      facts={({ type, publisher, publishTime, top }) => (
        <>
          {top && <StatusTag plain entry={{ label: '置顶', colorClass: 'yellow' }} />}
          <span>{noticeTypes[type]}</span>
          <span>发布单位：{publisher}</span>
          <MomentText moment={publishTime} />
        </>
      )}
      actions={() => <PrintButton />}
    />
  );
}
