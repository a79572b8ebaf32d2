import { call, loadFile } from '@portal/shared/api';
import { formatMinute } from '@portal/shared/format';
import { Button, LinkButton, StatusTag, useAct } from '@portal/shared/ui';
import {
  DescriptionList,
  RefreshIcon,
  Timeline,
  timelineEntry,
  useConfirm,
  useFilePreview,
} from '@portal/shared/ui/frame';
import { changeStateTag, isUnderReview } from '../../change-requests/change-state';
import { type AdminChange, ChangeSteps } from './admin-change';
import styles from './request-result.module.css';

/** The meaning of each state for the administrator. */
const explanations: Readonly<Record<AdminChange['state'], string>> = {
  DRAFT: '',
  SUBMITTED: '申请已提交，平台将尽快审核。审核通过前，原管理员权限不变。',
  REVIEWING: '平台正在审核。审核通过前，原管理员权限不变。',
  APPROVED: '变更已生效，新管理员已拥有企业管理员权限。',
  RETURNED: '申请已退回，请按审核意见修改后重新发起。',
  WITHDRAWN: '申请已撤回，原管理员权限不变。',
};

/** After the approval a new person still has to accept. */
function explanationOf({ state, timeline }: AdminChange): string {
  const last = timeline.at(-1)?.state;
  if (state === 'APPROVED' && last === 'doing') return '审核已通过，等待新管理员登录并接受。接受前，原管理员权限不变。';
  if (state === 'APPROVED' && last === 'failed') return '新管理员未接受，变更未生效，原管理员权限不变。';
  return explanations[state];
}

interface RequestResultProps {
  request: AdminChange;
  /** The viewer is the administrator. Only the administrator may withdraw the request or begin again. */
  mine: boolean;
  onRefresh: () => void;
  onAgain: () => void;
}

/** The latest request: its state, the wanted administrator, and the next actions. */
export function RequestResult({ request, mine, onRefresh, onAgain }: RequestResultProps) {
  const [confirm, question] = useConfirm();
  const [showLetter, preview] = useFilePreview(loadFile);
  // The client shows the reason of a refusal.
  const { run, busy } = useAct(() => call('adminChangeWithdraw', {}, { success: true }));
  const { state, requestNo, newName, newMobile, letterFile, opinion, submitTime, timeline } = request;
  const open = isUnderReview(state);

  async function withdraw() {
    const consequence = `撤回后须重新发起变更，确定撤回将管理员变更为“${newName}”的申请？`;
    if (!(await confirm({ title: '撤回申请', consequence, action: '撤回', danger: true }))) return;
    await run();
    // If it was refused, the platform may have decided meanwhile.
    onRefresh();
  }

  return (
    <div className={styles.result}>
      <ChangeSteps current={state === 'APPROVED' && timeline.at(-1)?.state === 'done' ? 5 : 4} />
      <section className={styles.card} aria-label="申请详情">
        <p className={styles.state} role="status">
          <StatusTag entry={changeStateTag(state)} />
          {explanationOf(request)}
        </p>
        <DescriptionList
          items={[
            { label: '申请编号', value: requestNo, copy: requestNo },
            { label: '提交时间', value: submitTime === null ? '' : formatMinute(submitTime) },
            { label: '新管理员', value: newName },
            { label: '手机号', value: newMobile },
            {
              label: '授权书',
              value: letterFile && (
                <Button type="link" className={styles.letter ?? ''} onClick={() => showLetter(letterFile)}>
                  {letterFile.fileName}
                </Button>
              ),
            },
            { label: '审核意见', value: opinion },
          ]}
        />
        <Timeline entries={timeline.map(timelineEntry)} />
        <div className={styles.buttons}>
          {open && (
            <Button icon={<RefreshIcon />} onClick={onRefresh}>
              刷新状态
            </Button>
          )}
          {open && mine && (
            <Button danger loading={busy} onClick={() => void withdraw()}>
              撤回申请
            </Button>
          )}
          {!open && mine && (
            <Button type="primary" onClick={onAgain}>
              {state === 'RETURNED' ? '重新发起' : '发起新的变更'}
            </Button>
          )}
          <LinkButton to="/center/crm/employee/list">返回人员管理</LinkButton>
        </div>
      </section>
      {question}
      {preview}
    </div>
  );
}
