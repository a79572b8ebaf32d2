import { Button, LoadedArea, StatusTag, showSuccess, TextSkeleton, useAct, useLoaded } from '@portal/shared/ui';
import { LogoutIcon, PageHeader, useConfirm } from '@portal/shared/ui/frame';
import { staffCall } from '../../client/staff-call';
import { FaultLine } from '../../frame/fault-line';
import { Sheet } from '../../frame/sheet';
import { LoginRecord } from '../../records/login-record';
import records from '../../records/records.module.css';

export function Component() {
  const sessions = useLoaded((signal) => staffCall('staffSessionList', {}, signal));
  const [confirm, question] = useConfirm();
  const others = sessions.value?.filter(({ current }) => !current).length ?? 0;
  const { run, busy, fault } = useAct(async () => {
    const sure = await confirm({
      title: `确定退出其他 ${others} 处登录？`,
      consequence: '这些浏览器将立即退出登录，当前登录不受影响。',
      action: '退出其他登录',
      danger: true,
    });
    if (!sure) return;
    await staffCall('staffSessionEndOthers', {});
    showSuccess('其他登录已退出');
    sessions.reload();
  });
  return (
    <>
      <PageHeader
        title="我的登录"
        description="如发现不是您本人的登录，请立即退出，并联系管理员重置验证器。"
        actions={
          others > 0 && (
            <Button danger icon={<LogoutIcon />} loading={busy} onClick={() => void run()}>
              退出其他登录
            </Button>
          )
        }
      />
      <FaultLine fault={fault} />
      <LoadedArea loaded={sessions} skeleton={<TextSkeleton lines={4} />}>
        {(rows) => (
          <Sheet title="登录中的设备">
            <ul className={records.records} aria-label="我的登录">
              {rows.map((login) => (
                <LoginRecord
                  key={login.sessionId}
                  login={login}
                  after={login.current && <StatusTag entry={{ label: '当前登录', colorClass: 'green' }} />}
                />
              ))}
            </ul>
          </Sheet>
        )}
      </LoadedArea>
      {question}
    </>
  );
}
