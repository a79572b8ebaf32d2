import type { CallReply } from '@portal/shared/contract';
import { formatIdleLimit } from '@portal/shared/format';
import { LoadedArea, StatusTag, TableSkeleton, useLoaded } from '@portal/shared/ui';
import { DescriptionList } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { staffCall } from '../../../client/staff-call';
import { RecordTable } from '../../../records/record-table';
import { RequestList } from '../../../requests/request-list';
import styles from '../card.module.css';
import type { TabProps } from '../tenant';
import { type Policy, policyText } from './policy';
import { PolicyDialog } from './policy-dialog';

type Platform = CallReply<'staffPolicyList'>['platform'];

const sourceOf = ({ own }: Policy) =>
  own ? ({ label: '本租户设置', colorClass: 'blue' } as const) : ({ label: '平台默认', colorClass: 'gray' } as const);

/** 策略: which cases need a second pair of eyes and how long they may take; what the operator fixed for all. */
export function PoliciesTab({ tenant }: TabProps) {
  const { code } = tenant;
  const policies = useLoaded((signal) => staffCall('staffPolicyList', { body: { tenant: code } }, signal), code);
  const [asked, setAsked] = useState(0);
  const [edited, setEdited] = useState<Policy | null>(null);
  return (
    <LoadedArea loaded={policies} skeleton={<TableSkeleton columns={5} />}>
      {({ kinds, platform }) => (
        <>
          <RequestList tenant={code} version={asked} onChanged={policies.reload} />
          <RecordTable<Policy>
            id="policies"
            label="审核策略"
            columns={[
              { key: 'name', title: '事项', text: ({ name }) => name, required: true, card: 'name' },
              {
                key: 'twoEyes',
                title: '复审',
                card: 'note',
                text: ({ twoEyes }) => (twoEyes ? '需要复审' : '不需要复审'),
              },
              { key: 'limitDays', title: '办理时限', text: ({ limitDays }) => `${limitDays} 个工作日`, card: 'note' },
              { key: 'usual', title: '平台默认', text: ({ usual }) => policyText(usual), hiddenAtFirst: true },
              {
                key: 'own',
                title: '来源',
                text: (row) => sourceOf(row).label,
                render: (row) => <StatusTag plain entry={sourceOf(row)} />,
                card: 'status',
              },
            ]}
            rowKey={({ kind }) => kind}
            rowName={({ name }) => name}
            rowActions={(row) => [{ key: 'edit', label: '调整', onSelect: () => setEdited(row) }]}
            rows={kinds}
            empty={{ title: '没有审核事项' }}
          />
          <div className={styles.below}>
            <PlatformSettings {...platform} />
          </div>
          {edited && (
            <PolicyDialog
              tenant={tenant}
              policy={edited}
              onClose={() => setEdited(null)}
              onDone={() => {
                setEdited(null);
                setAsked((count) => count + 1);
                policies.reload();
              }}
            />
          )}
        </>
      )}
    </LoadedArea>
  );
}

function PlatformSettings(settings: Platform) {
  const { sessionIdle, sessionAbsolute, sessionsPerPerson, codeLife, codeTries, codeInterval, codesPerDay } = settings;
  return (
    <section className={styles.card} aria-labelledby="platform-settings">
      <div className={styles.head}>
        <h2 id="platform-settings">平台统一设置</h2>
      </div>
      <p className={styles.hint}>由平台运维在部署配置中设定，各租户一致，在此只能查看。</p>
      <DescriptionList
        columns={3}
        items={[
          { label: '无操作锁屏', value: formatIdleLimit(sessionIdle) },
          { label: '最长登录时间', value: `${sessionAbsolute / 3600} 小时` },
          { label: '同时登录数', value: `每人 ${sessionsPerPerson} 处` },
          { label: '验证码有效期', value: `${codeLife / 60} 分钟` },
          { label: '验证码可输错', value: `${codeTries} 次` },
          { label: '验证码发送间隔', value: `${codeInterval} 秒` },
          { label: '验证码每日上限', value: `每个号码 ${codesPerDay} 条` },
          { label: '密码建议更换周期', value: `${settings.passwordMaxAgeDays} 天` },
          { label: '证照到期宽限', value: `${settings.paperGraceDays} 天` },
        ]}
      />
    </section>
  );
}
