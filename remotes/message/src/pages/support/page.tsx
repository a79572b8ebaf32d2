import { call } from '@portal/shared/api';
import { bootDocument } from '@portal/shared/boot';
import { useMessageVersion } from '@portal/shared/live';
import { LinkButton } from '@portal/shared/ui';
import { DataTable, type LoadPage } from '@portal/shared/ui/data';
import { PageHeader } from '@portal/shared/ui/frame';
import { useSearchParams } from 'react-router-dom';
import { type SupportRow, supportColumns } from './support-columns';

const load: LoadPage<SupportRow> = ({ pageNum, pageSize }, signal) =>
  call('supportList', { body: { pageNum, pageSize } }, { signal, handlesErrors: true });

const ask = (type?: 'primary') => (
  <LinkButton to="/msg/crm/support/new" {...(type && { type })}>
    提交咨询
  </LinkButton>
);

/** 联系客服: the person's own questions */
export function Component() {
  const [search] = useSearchParams();
  const told = useMessageVersion();
  const { hotline } = bootDocument().tenant;
  return (
    <>
      <PageHeader
        title="联系客服"
        description={hotline ? `提交问题后，客服会在此答复；急事请拨打 ${hotline}` : '提交问题后，客服会在此答复'}
        actions={ask('primary')}
      />
      <DataTable
        id="support-list"
        keptAs="support-list"
        label="咨询列表"
        columns={supportColumns(search)}
        rowKey={({ ticketNo }) => ticketNo}
        rowName={({ topic }) => topic}
        load={load}
        reloadKey={told}
        empty={{ title: '还没有咨询', hint: '遇到问题时可以提交给客服，答复会通过站内信和短信通知您。', action: ask() }}
      />
    </>
  );
}
