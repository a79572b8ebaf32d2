import { ApiError, call } from '@portal/shared/api';
import { changeTexts } from '@portal/shared/codes';
import { serverNow } from '@portal/shared/session';
import { Alert, Button, unhandledSentence, useAct } from '@portal/shared/ui';
import type { StoredFile } from '@portal/shared/ui/fields';
import { DescriptionList, useConfirm } from '@portal/shared/ui/frame';
import { managerFields, type NewManager, type Proof } from './draft';
import styles from './step-form.module.css';

interface SubmitStepProps {
  proof: Proof | null;
  manager: NewManager;
  letter: StoredFile;
  onBack: () => void;
  /** The proof no longer holds. */
  onVerifyAgain: (why: string) => void;
  /** The server refuses the new administrator; the faults by field. */
  onRefused: (fields: ApiError['fields']) => void;
  onSubmitted: () => void;
}

/** Shows all input once more, with the last question before it goes to the platform. */
export function SubmitStep(props: SubmitStepProps) {
  const { proof, manager, letter, onBack, onVerifyAgain, onRefused, onSubmitted } = props;
  const [confirm, question] = useConfirm();
  const { run, busy, fault } = useAct(async ({ verifyToken }: Proof) => {
    const body = { verifyToken, ...managerFields(manager), letterFile: letter.fileToken };
    await call('adminChangeSubmit', { body }, { handlesErrors: true, success: true });
    onSubmitted();
  }, faultOf);

  function faultOf(error: unknown): string | null {
    ApiError.expect(error);
    const { letterFile, verifyToken, ...ofManager } = error.fields;
    if (Object.keys(ofManager).length === 0) return letterFile ?? verifyToken ?? unhandledSentence(error);
    onRefused(ofManager);
    return null;
  }

  async function submit() {
    if (!proof || proof.until <= serverNow()) {
      onVerifyAgain(changeTexts.proofOver);
      return;
    }
    const sure = await confirm({
      title: `将管理员变更为“${manager.userName}”`,
      consequence: '变更后您将失去管理员权限。平台审核通过前，您仍是企业管理员。',
      action: '提交变更',
      danger: true,
      typeToConfirm: manager.userName,
    });
    if (sure) await run(proof);
  }

  return (
    <div className={styles.form}>
      <DescriptionList
        columns={1}
        items={[
          { label: '新管理员', value: manager.userName },
          { label: '手机号', value: manager.mobile },
          { label: '来源', value: manager.kind === 'employee' ? '现有人员' : '新的人员' },
          { label: '授权书', value: letter.fileName },
        ]}
      />
      <Alert type="warning" showIcon title="变更后您将失去管理员权限" className={styles.above ?? ''} />
      {fault !== null && (
        <Alert
          className={styles.above ?? ''}
          type="error"
          showIcon
          title={fault}
          action={
            <Button size="small" onClick={() => onVerifyAgain(fault)}>
              重新验证身份
            </Button>
          }
        />
      )}
      <div className={styles.buttons}>
        <Button type="primary" loading={busy} onClick={() => void submit()}>
          提交审核
        </Button>
        <Button onClick={onBack} disabled={busy}>
          上一步
        </Button>
      </div>
      {question}
    </div>
  );
}
