import { ErrorPanel } from '@portal/shared/ui';
import { useState } from 'react';
import { EntryFrame } from '../../entry/entry-frame';
import { OidcButton } from '../../entry/oidc-button';
import { AcceptForm, type Begun } from './accept-form';
import { BindForm } from './bind-form';
import { RecoveryCodes } from './recovery-codes';

/** The token stands behind `#`, so no server and no log on the way reads it. */
function takeToken(): string {
  const token = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname);
  return token;
}

/** A one-time link: the person sets name and password, binds the authenticator, and gets the recovery codes. */
export function Component() {
  const [token] = useState(takeToken);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  if (recoveryCodes)
    return (
      <EntryFrame title="保存恢复码" lead="账号已开通。恢复码仅显示一次，请妥善保存。">
        <RecoveryCodes codes={recoveryCodes} />
      </EntryFrame>
    );
  if (begun)
    return (
      <EntryFrame title="绑定身份验证器" lead="请用身份验证器扫描二维码或输入密钥，再填写它显示的6位验证码。">
        <BindForm begun={begun} onBound={setRecoveryCodes} />
      </EntryFrame>
    );
  if (token === '')
    return (
      <EntryFrame title="开通员工账号">
        <ErrorPanel title="链接不完整" hint="请重新打开收到的链接，或联系管理员重新获取。" />
      </EntryFrame>
    );
  return (
    <EntryFrame title="开通员工账号" lead="请设置姓名和登录密码，链接只能使用一次。">
      <AcceptForm token={token} onBegun={setBegun} />
      <OidcButton link={token} label="改用企业账号登录" />
    </EntryFrame>
  );
}
