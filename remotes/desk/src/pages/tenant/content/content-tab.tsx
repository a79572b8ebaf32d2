import type { CallReply } from '@portal/shared/contract';
import { formatMinute, nothing } from '@portal/shared/format';
import { LoadedArea, TableSkeleton, useLoaded } from '@portal/shared/ui';
import { staffCall } from '../../../client/staff-call';
import { RecordTable } from '../../../records/record-table';
import styles from '../card.module.css';
import type { TabProps } from '../tenant';

type Version = CallReply<'staffContentVersions'>['own'][number];

/** 内容: which versions were pushed, by whom. The files themselves come by the command line. */
export function ContentTab({ tenant: { code } }: TabProps) {
  const versions = useLoaded((signal) => staffCall('staffContentVersions', { body: { tenant: code } }, signal), code);
  return (
    <LoadedArea loaded={versions} skeleton={<TableSkeleton columns={4} />}>
      {({ own, shared }) => (
        <>
          <p className={styles.hint}>
            内容以文件维护，由平台运维用 portal content push 发布，用 portal content restore 恢复旧版本。
          </p>
          <Versions title="本租户的内容" id="content-own" rows={own} />
          <Versions title="各租户共用的内容" id="content-shared" rows={shared} />
        </>
      )}
    </LoadedArea>
  );
}

function Versions({ title, id, rows }: { title: string; id: string; rows: readonly Version[] }) {
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
      </div>
      <RecordTable<Version>
        id={id}
        label={title}
        columns={[
          { key: 'version', title: '版本', text: ({ version }) => String(version), required: true, card: 'name' },
          { key: 'note', title: '说明', text: ({ note }) => note || nothing, card: 'note' },
          { key: 'by', title: '发布人', text: ({ by }) => by },
          { key: 'at', title: '发布时间', sortable: true, text: ({ at }) => formatMinute(at), card: 'note' },
        ]}
        rowKey={({ version }) => String(version)}
        rowName={({ version }) => `版本 ${version}`}
        rows={rows}
        empty={{ title: '尚未发布内容' }}
      />
    </div>
  );
}
