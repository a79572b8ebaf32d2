import { TextArea } from '@portal/shared/ui/fields';
import { Form } from '@portal/shared/ui/form';
import { asRule, required } from '@portal/shared/validators';
import { BranchFields } from '../../bank-branch/branch-fields';
import { NumberFields } from '../../bank-branch/number-fields';
import { useBanks } from '../../bank-branch/use-banks';
import { ChangeRequestForm } from '../../change-requests/change-request-form';
import type { ChangeView } from '../../change-requests/change-state';
import { SmsCodeField } from '../../sms-confirm/sms-code-field';
import { UploadField } from '../../stored-files/upload-field';
import type { AccountRow } from '../bank-accounts/account-row';
import styles from './account-change.module.css';
import { type ChangeValues, checkedInDraft, draftOf, firstValues, keptNumber } from './change-values';
import { OriginalAccount } from './original-account';

const renamed = { branchNo: 'branch', branchName: 'branch', fileTokens: 'files' };

interface ChangeFormProps {
  account: AccountRow;
  /** The draft, or the request that was sent back. */
  change: ChangeView | null;
}

/** 变更账户: the old account, the new one, the reason, and the evidence. */
export function ChangeForm({ account, change }: ChangeFormProps) {
  const banks = useBanks();
  const kept = keptNumber(change);
  return (
    <div className={styles.sides}>
      <section className={`${styles.card} ${styles.original}`} aria-labelledby="original-account">
        <h2 id="original-account" className={styles.heading}>
          原账户
        </h2>
        <OriginalAccount account={account} />
      </section>
      <section className={styles.card} aria-labelledby="new-account">
        <h2 id="new-account" className={styles.heading}>
          新账户
        </h2>
        <p className={styles.about}>审核通过后账户信息将被替换，需重新打款验证后方可使用。</p>
        <ChangeRequestForm<ChangeValues>
          change={change}
          initialValues={firstValues(account, change)}
          draftOf={(values) => draftOf(account.accountId, values)}
          codeOf={({ code }) => code}
          renamed={renamed}
          checkedInDraft={checkedInDraft}
          leaveTo="/center/crm/account/list"
          consequence="审核期间该账户不能解绑；审核通过后需重新打款验证，验证前不能用于收付款。"
        >
          <BranchFields banks={banks} />
          <NumberFields {...(kept !== undefined && { kept })} />
          <Form.Item name="reason" label="变更原因" required rules={[asRule(required('请填写变更原因'))]}>
            <TextArea rows={3} maxLength={500} showCount placeholder="例如：开户银行调整" />
          </Form.Item>
          <Form.Item
            name="files"
            label="证明材料"
            extra="请上传开户许可证或变更函"
            rules={[{ type: 'array', min: 1, required: true, message: '请上传证明材料' }]}
          >
            <UploadField label="证明材料" maxCount={5} />
          </Form.Item>
          <SmsCodeField purpose="changeAccount" />
        </ChangeRequestForm>
      </section>
    </div>
  );
}
