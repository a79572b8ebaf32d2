import { useKeptAnswer } from '@portal/shared/api';
import { useMessageVersion } from '@portal/shared/live';
import { requestPasswordChange, serverNow } from '@portal/shared/session';
import { Button, StatusTag } from '@portal/shared/ui';
import { useState } from 'react';
import { AskedMobiles } from '../contact/asked-mobiles';
import { EmailDialog } from '../contact/email-dialog';
import { MobileDialog } from '../contact/mobile-dialog';
import type { Profile } from '../profile';
import { Section } from '../section';
import { passwordHealth } from './password-health';
import { SecurityRow } from './security-row';

interface SecuritySectionProps {
  profile: Profile;
  onEmailChanged: () => void;
  onMobileChanged: () => void;
}

/** The person's login data and contact data. */
export function SecuritySection({ profile, onEmailChanged, onMobileChanged }: SecuritySectionProps) {
  const [changing, setChanging] = useState<'mobile' | 'email' | null>(null);
  const close = () => setChanging(null);
  const { mobile, email } = profile;
  const asked = useKeptAnswer('mobileChangeList', {}, useMessageVersion());
  const changed = () => {
    asked.reload();
    onMobileChanged();
  };
  const password = passwordHealth(profile.passwordStrength, profile.passwordUpdateTime, serverNow());

  return (
    <Section title="账号安全">
      {asked.value && asked.value.length > 0 && (
        <AskedMobiles asked={asked.value} onChange={() => setChanging('mobile')} onAnswered={asked.reload} />
      )}
      <div>
        <SecurityRow
          label="手机号"
          value={mobile}
          hint="用于登录与接收短信验证码"
          action={
            <Button aria-label="修改手机号" onClick={() => setChanging('mobile')}>
              修改
            </Button>
          }
        />
        <SecurityRow
          label="邮箱"
          value={email || <StatusTag entry={{ label: '未绑定', colorClass: 'gray' }} />}
          hint="用于新环境登录验证与接收通知"
          action={
            <Button aria-label={email ? '修改邮箱' : '绑定邮箱'} onClick={() => setChanging('email')}>
              {email ? '修改' : '绑定'}
            </Button>
          }
        />
        <SecurityRow
          label="登录密码"
          value={<StatusTag entry={password.entry} />}
          hint={password.hint}
          action={
            <Button aria-label="修改登录密码" onClick={requestPasswordChange}>
              修改密码
            </Button>
          }
        />
      </div>
      <MobileDialog open={changing === 'mobile'} mobile={mobile} onClose={close} onChanged={changed} />
      <EmailDialog open={changing === 'email'} email={email} onClose={close} onChanged={onEmailChanged} />
    </Section>
  );
}
