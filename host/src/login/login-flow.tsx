import { ApiError } from '@portal/shared/api';
import { accessToken, cookiesWork, enterSession, leaveSession } from '@portal/shared/session';
import { returnParameter } from '@portal/shared/session/rules';
import { Alert, Button, showMessage, useCountdown } from '@portal/shared/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { EntryCard } from '../frame/entry-card';
import { PasswordChangeForm } from '../password/change/password-change-form';
import { CredentialsForm } from './credentials-form';
import { land, withoutCompany } from './land';
import styles from './login.module.css';
import { afterLogin, type LoginReply, type LoginStep, type PasswordStep } from './login-step';
import { SecurityCheckForm } from './security-check-form';
import { useLoginState } from './use-login-state';

const credentials: LoginStep = { kind: 'credentials' };

/** The four modes of the login, by login type, and the way on after it. */
export function LoginFlow() {
  const [step, setStep] = useState<LoginStep>(credentials);
  const [moved, setMoved] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const wait = useCountdown('login-wait');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { captchaRequired } = useLoginState(refuse);

  function refuse(refusal: { message: string | null; seconds: number }) {
    setMessage(refusal.message);
    if (refusal.seconds > 0) wait.start(refusal.seconds);
  }

  function show(next: LoginStep) {
    setMessage(null);
    setMoved(true);
    setStep(next);
  }

  async function goOn() {
    try {
      const entered = await land(query.get(returnParameter));
      if (entered.kind === 'entered') {
        await navigate(entered.to, { replace: true });
        return;
      }
      showMessage('warning', entered.message);
      show(credentials);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind !== 'session') await navigate(withoutCompany, { replace: true });
    }
  }

  async function takeReply(reply: LoginReply, mobile: string) {
    const outcome = afterLogin(reply, mobile);
    setMessage(null);
    if (outcome.kind === 'wait') {
      refuse(outcome);
      return;
    }
    if (outcome.tokens) enterSession(outcome.tokens);
    if (outcome.kind === 'enter') await goOn();
    else show(outcome.step);
  }

  function backFromPassword() {
    // The security tip comes with a session, which the person does not want to go on with.
    if (accessToken()) leaveSession();
    show(credentials);
  }

  return (
    <div className={styles.stage}>
      {step.kind === 'credentials' && (
        <EntryCard key={step.kind} title="登录" announce={moved}>
          {!cookiesWork() && <NoCookies />}
          <CredentialsForm message={message} wait={wait} captchaRequired={captchaRequired} onReply={takeReply} />
        </EntryCard>
      )}
      {step.kind === 'securityCheck' && (
        <EntryCard
          key={step.kind}
          title="安全验证"
          lead={`检测到您在新环境登录，为保障账户安全，请完成邮箱验证。验证码将发送至 ${step.email}`}
          announce
        >
          <SecurityCheckForm
            step={step}
            message={message}
            wait={wait}
            onReply={takeReply}
            onBack={() => show(credentials)}
          />
        </EntryCard>
      )}
      {(step.kind === 'firstPasswordChange' || step.kind === 'passwordTip') && (
        <PasswordStepCard key={step.kind} step={step} onBack={backFromPassword} onSkip={goOn} />
      )}
    </div>
  );
}

function NoCookies() {
  return <Alert className={styles.message ?? ''} type="error" showIcon title="浏览器已禁用 Cookie，请开启后再登录。" />;
}

interface PasswordStepCardProps {
  step: PasswordStep;
  onBack: () => void;
  onSkip: () => Promise<void>;
}

/** Login types 40, without a way around, and 50, which may be skipped. */
function PasswordStepCard({ step, onBack, onSkip }: PasswordStepCardProps) {
  const first = step.kind === 'firstPasswordChange';
  return (
    <EntryCard
      title={first ? '修改初始密码' : '安全提示'}
      lead={first ? '首次登录请修改初始密码' : step.reason || '为保障账户安全，请修改密码'}
      announce
    >
      <PasswordChangeForm
        loginType={first ? '40' : '50'}
        mobile={step.mobile}
        ruleCodes={step.ruleCodes}
        onLoginType={(type) => {
          if (type === '10') onBack();
        }}
        extra={
          !first && (
            <Button size="large" block disabled={false} onClick={onSkip}>
              暂不修改
            </Button>
          )
        }
      />
    </EntryCard>
  );
}
