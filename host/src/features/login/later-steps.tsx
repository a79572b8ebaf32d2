import { firstPasswordText } from '@portal/shared/codes';
import { Button, LinkButton } from '@portal/shared/ui';
import type { ComponentProps } from 'react';
import { EntryCard } from '../../kit/entry-card';
import { PasswordChangeForm } from '../password/change/password-change-form';
import styles from './login.module.css';
import type { BlockedStep, PasswordStep } from './login-step';
import { SecurityCheckForm } from './security-check-form';

/** The login's modes beyond phone and password. They load once the person touches the form. */

/** Login type 30. */
export function SecurityCheckCard(props: ComponentProps<typeof SecurityCheckForm>) {
  const lead = `检测到您在新环境登录，为保障账户安全，请完成邮箱验证。验证码将发送至 ${props.step.email}`;
  return (
    <EntryCard title="安全验证" lead={lead} announce>
      <SecurityCheckForm {...props} />
    </EntryCard>
  );
}

interface PasswordStepCardProps {
  step: PasswordStep;
  /** The password is changed, and the page is about to be loaded anew. */
  onChanged: () => void;
  onBack: () => void;
  onSkip: () => Promise<void>;
}

/** Login type 40, which the person cannot skip, and 50, which they may skip. */
export function PasswordStepCard({ step, onChanged, onBack, onSkip }: PasswordStepCardProps) {
  const first = step.kind === 'firstPasswordChange';
  return (
    <EntryCard
      title={first ? '修改初始密码' : '安全提示'}
      lead={first ? firstPasswordText : step.reason || '为保障账户安全，请修改密码'}
      announce
    >
      <PasswordChangeForm
        loginType={first ? '40' : '50'}
        mobile={step.mobile}
        ruleCodes={step.ruleCodes}
        onLoginType={(type) => {
          if (type === '10') onBack();
          else onChanged();
        }}
        extra={
          !first && (
            <Button block disabled={false} onClick={onSkip}>
              暂不修改
            </Button>
          )
        }
      />
    </EntryCard>
  );
}

/** Nobody can enter the company. The link is good for half an hour, without a login. */
export function BlockedCard({ step, onBack }: { step: BlockedStep; onBack: () => void }) {
  const { reason, wayOut } = step;
  return (
    <EntryCard title="暂时无法进入企业" lead={`${reason}。您是企业管理员，可在 30 分钟内直接办理。`} announce>
      <div className={styles.blocked}>
        <LinkButton type="primary" block to={wayOut.to}>
          {wayOut.label}
        </LinkButton>
        <Button block onClick={onBack}>
          返回登录
        </Button>
      </div>
    </EntryCard>
  );
}
