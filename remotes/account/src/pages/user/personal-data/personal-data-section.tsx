import { ApiError, call, download, saveFile, useKeptAnswer } from '@portal/shared/api';
import { leaveSession } from '@portal/shared/session';
import { Alert, Button, LoadedArea, TextSkeleton, useAct } from '@portal/shared/ui';
import { useConfirm } from '@portal/shared/ui/frame';
import { useNavigate } from 'react-router-dom';
import { Section } from '../section';
import styles from './personal-data-section.module.css';

/** The data that the portal keeps of the person, with the ways to take it along and to leave. */
export function PersonalDataSection() {
  const data = useKeptAnswer('personalDataView', {});
  const [confirm, question] = useConfirm();
  const navigate = useNavigate();
  const fetching = useAct(async () => saveFile(await download('personalDataDownload', {})));
  const staying = data.value?.staying ?? [];

  async function leave() {
    const sure = await confirm({
      title: '确定注销账号？',
      consequence:
        '所有设备立即退出登录，手机号、邮箱、证件号码、头像和站内信随即删除，无法恢复；法律要求留存的记录按上表保存。',
      action: '注销账号',
      danger: true,
    });
    if (!sure) return;
    try {
      await call('personalDataLeave', {}, { success: '账号已注销' });
    } catch (error) {
      // The client has shown the reason, such as a company that has no other administrator.
      ApiError.expect(error);
      return data.reload();
    }
    leaveSession();
    await navigate('/login', { replace: true });
  }

  return (
    <Section
      title="我的数据"
      note="平台保存的您的个人信息、用途和保存期限。"
      action={
        <Button loading={fetching.busy} onClick={() => void fetching.run()}>
          下载我的数据
        </Button>
      }
    >
      {fetching.fault && <Alert type="error" showIcon title={fetching.fault} />}
      <LoadedArea loaded={data} skeleton={<TextSkeleton lines={6} />}>
        {({ kinds }) => (
          <>
            <ul className={styles.kinds} aria-label="我的数据">
              {kinds.map(({ kind, name, holds, entries, retention }) => (
                <li key={kind} className={styles.kind}>
                  <p className={styles.name}>
                    {name}
                    <span className={styles.entries}>{entries} 条</span>
                  </p>
                  <p className={styles.holds}>{holds}</p>
                  <p className={styles.retention}>{retention}</p>
                </li>
              ))}
            </ul>
            <div className={styles.leave}>
              {staying.length > 0 ? (
                <Alert
                  type="info"
                  showIcon
                  title="暂不能注销账号"
                  description={staying.map((reason) => (
                    <p key={reason} className={styles.reason}>
                      {reason}
                    </p>
                  ))}
                />
              ) : (
                <>
                  <p className={styles.retention}>不再使用本平台？注销前建议先下载您的数据。</p>
                  <Button danger onClick={() => void leave()}>
                    注销账号
                  </Button>
                </>
              )}
            </div>
          </>
        )}
      </LoadedArea>
      {question}
    </Section>
  );
}
