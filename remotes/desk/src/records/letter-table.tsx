import type { CallReply } from '@portal/shared/contract';
import { letterChannels } from '@portal/shared/contract/care-words';
import { formatSecond, nothing } from '@portal/shared/format';
import { type DataColumn, statusColumn } from '@portal/shared/ui/data';
import { RecordTable } from './record-table';
import { letterState } from './states';

type Letter = CallReply<'staffCompanySent'>[number];

const channelName = ({ channel }: Letter) => letterChannels[channel as keyof typeof letterChannels] ?? channel;

/** What the provider says became of an SMS. Its code says the cause to its own customer service. */
function reportText({ report }: Letter): string {
  if (!report) return nothing;
  const why = [report.words, report.code && `（${report.code}）`].join('');
  return report.arrived ? `已送达 ${formatSecond(report.at)}` : `未送达：${why || '服务商未说明原因'}`;
}

const columns: readonly DataColumn<Letter>[] = [
  { key: 'title', title: '标题', required: true, card: 'name', text: ({ title }) => title },
  { key: 'channel', title: '方式', width: 96, card: 'note', hiddenAtFirst: 'narrow', text: channelName },
  { key: 'to', title: '接收人', card: 'note', text: ({ to }) => to },
  statusColumn('state', '状态', ({ state }) => letterState(state), 112),
  { key: 'report', title: '送达回执', card: 'note', text: reportText },
  { key: 'at', title: '时间', width: 180, sortable: true, text: ({ at }) => formatSecond(at) },
];

/** The last letters. Their texts are not shown: there may be codes and links in them. */
export function LetterTable({ letters }: { letters: readonly Letter[] }) {
  return (
    <RecordTable
      id="letters"
      label="消息与短信"
      columns={columns}
      rowKey={(letter) => JSON.stringify(letter)}
      rowName={({ title }) => title}
      rows={letters}
      empty={{ title: '还没有发送过消息', hint: '系统通知、短信和邮件会列在这里，验证码等内容不会显示。' }}
    />
  );
}
