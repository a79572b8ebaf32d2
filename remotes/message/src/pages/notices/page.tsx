import { call } from '@portal/shared/api';
import { DataTable, type LoadPage } from '@portal/shared/ui/data';
import { PageHeader } from '@portal/shared/ui/frame';
import { useSearchParams } from 'react-router-dom';
import { type NoticeRow, noticeColumns } from './notice-columns';
import { noticeFilters } from './notice-filters';

const load: LoadPage<NoticeRow> = ({ pageNum, pageSize, filters }, signal) =>
  call('noticeList', { body: { pageNum, pageSize, ...filters } }, { signal, handlesErrors: true });

/** 公告 */
export function Component() {
  const [search] = useSearchParams();
  return (
    <>
      <PageHeader title="公告" description="平台发布的维护、产品与政策通知" />
      <DataTable
        id="notice-list"
        keptAs="notice-list"
        label="公告列表"
        columns={noticeColumns(search)}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        load={load}
        filters={noticeFilters}
        empty={{ title: '暂无公告' }}
        filteredEmptyTitle="没有符合条件的公告"
      />
    </>
  );
}
