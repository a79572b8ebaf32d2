import { type CallReply, supportStates } from '@portal/shared/contract';
import { type DataColumn, momentColumn, statusColumn } from '@portal/shared/ui/data';
import { Link } from 'react-router-dom';
import { entryAddress } from '../../list-address';

export type SupportRow = CallReply<'supportList'>['rows'][number];

/** An answer waits for the reader; a question waits for the platform. */
const colours = { OPEN: 'blue', ANSWERED: 'green', CLOSED: 'gray' } as const;

export const stateTag = (state: SupportRow['state']) => ({ label: supportStates[state], colorClass: colours[state] });

/** `search` is the list's query, for the way back. */
export function supportColumns(search: URLSearchParams): DataColumn<SupportRow>[] {
  return [
    {
      key: 'topic',
      title: '主题',
      required: true,
      card: 'name',
      text: ({ topic }) => topic,
      render: ({ ticketNo, topic }) => (
        <Link to={entryAddress('/msg/crm/support/detail', ticketNo, search)} title={topic}>
          {topic}
        </Link>
      ),
    },
    { key: 'requestNo', title: '咨询编号', width: 190, card: 'note', text: ({ requestNo }) => requestNo },
    statusColumn('state', '状态', ({ state }) => stateTag(state), 110),
    momentColumn('changeTime', '更新时间', ({ changeTime }) => changeTime, { width: 170, card: 'note' }),
  ];
}
