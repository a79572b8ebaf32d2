import type { HostRecord, PageRecord } from '@portal/release-record';
import { notFoundPath } from '@portal/shared/access';
import { homes } from '@portal/shared/boot-document';
import { PageTable } from './page-table';
import type { ReleaseView } from './release-view';

/** The start of the host brings this page along. */
const notFound: PageRecord = {
  path: `${notFoundPath}/*`,
  title: '页面不存在',
  permission: false,
  assets: [],
  needs: [],
};

/** The host as the platform's own people get it: it has a start of its own, and none of the customers' pages. */
export function staffHostView(view: ReleaseView<HostRecord>): ReleaseView<HostRecord> {
  const { session: _session, centre: _centre, ...record } = view.record;
  const pages = [notFound];
  return {
    ...view,
    record: { ...record, start: record.staff ?? record.start, pages, redirects: { '/': homes.staff } },
    pages: new PageTable(pages),
  };
}
