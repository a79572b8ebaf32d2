import { returnParameter } from '@portal/shared/access';
import { ApiError } from '@portal/shared/api';
import { accessToken, cookiesWork, enterSession, leaveSession } from '@portal/shared/session';
import { Alert } from '@portal/shared/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { withTries } from '../../federation/try-policy';
import { EntryCard } from '../../kit/entry-card';
import { useLoadedCode } from '../../kit/use-loaded-code';
import type { DueConsents } from '../consents/due-consents';
import { accountMark, concernsNumber } from '../proof/lockout-store';
import { useLockout } from '../proof/use-lockout';
import { CredentialsForm } from './credentials-form';
import { dropStep, keepStep, keptStep } from './kept-step';
import styles from './login.module.css';
import { afterLogin, type LoginReply, type LoginStep } from './login-step';
import { useFreshBrand } from './use-fresh-brand';
import { useLoginState } from './use-login-state';

const credentials: LoginStep = { kind: 'credentials' };

/** The next page of a person who is logged in, but whose companies could not be loaded or entered. */
const chooser = '/login/changeComp';

// Nobody needs this code before the server has answered a login.
const loadLaterSteps = () => import('./later-steps');
const loadConsents = () => import('../consents/consent-dialog');
const loadLanding = () => withTries(() => import('./enter-after-login'));

/** The four modes of the login, by login type, and the navigation after it. */
export function LoginFlow() {
  const [step, setStep] = useState<LoginStep>(() => keptStep() ?? credentials);
  const [due, setDue] = useState<DueConsents | null>(null);
  const [moved, setMoved] = useState(false);
  const wait = useLockout('login');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { captchaRequired } = useLoginState(wait.begin);
  const [touched, setTouched] = useState(false);
  useFreshBrand(touched || step.kind !== 'credentials');
  const later = useLoadedCode(loadLaterSteps, touched || step.kind !== 'credentials');

  const consents = useLoadedCode(loadConsents, due !== null);

  function show(next: LoginStep) {
    // A wait goes on and keeps its reason.
    if (wait.seconds === 0) wait.end();
    setDue(null);
    setMoved(true);
    setStep(next);
    if (next.kind === 'credentials' || next.kind === 'blocked') dropStep();
    else keepStep(next);
  }

  async function goOn() {
    try {
      const { enterAfterLogin } = await loadLanding();
      const entered = await enterAfterLogin(query.get(returnParameter));
      if (entered.kind === 'entered') {
        await navigate(entered.to, { replace: true });
        return;
      }
      if (entered.kind === 'consents') {
        setDue(entered.due);
        return;
      }
      if (entered.wayOut) {
        show({ kind: 'blocked', reason: entered.message, wayOut: entered.wayOut });
        return;
      }
      show({ kind: 'credentials', refusal: entered.message });
    } catch (error) {
      if (!(error instanceof ApiError)) reportError(error);
      else if (error.kind === 'session') return;
      await navigate(chooser, { replace: true });
    }
  }

  async function takeReply(reply: LoginReply, mobile: string) {
    const outcome = afterLogin(reply, mobile);
    if (outcome.kind === 'wait') {
      wait.begin({ ...outcome, account: accountMark(mobile) });
      return;
    }
    if (concernsNumber(wait.account, mobile)) wait.end();
    if (outcome.tokens) enterSession(outcome.tokens);
    if (outcome.kind === 'enter') await goOn();
    else show(outcome.step);
  }

  function backFromPassword() {
    // The security tip comes with a session, and the person does not want to go on with it.
    if (accessToken()) leaveSession();
    show(credentials);
  }

  return (
    <div className={styles.stage}>
      {(step.kind === 'credentials' || !later) && (
        <EntryCard key="credentials" title="登录" announce={moved}>
          {!cookiesWork() && (
            <Alert
              className={styles.message ?? ''}
              type="error"
              showIcon
              title="浏览器已禁用 Cookie，请开启后再登录。"
            />
          )}
          <CredentialsForm
            wait={wait}
            captchaRequired={captchaRequired}
            refusal={step.kind === 'credentials' ? step.refusal : undefined}
            onTouched={() => setTouched(true)}
            onReply={takeReply}
          />
        </EntryCard>
      )}
      {due && consents && <consents.ConsentDialog due={due} onAgreed={goOn} onLeft={() => show(credentials)} />}
      {step.kind === 'securityCheck' && later && (
        <later.SecurityCheckCard
          key={step.kind}
          step={step}
          wait={wait}
          onReply={takeReply}
          onBack={() => show(credentials)}
        />
      )}
      {step.kind === 'blocked' && later && (
        <later.BlockedCard key={step.kind} step={step} onBack={() => show(credentials)} />
      )}
      {(step.kind === 'firstPasswordChange' || step.kind === 'passwordTip') && later && (
        <later.PasswordStepCard
          key={step.kind}
          step={step}
          onChanged={dropStep}
          onBack={backFromPassword}
          onSkip={goOn}
        />
      )}
    </div>
  );
}
