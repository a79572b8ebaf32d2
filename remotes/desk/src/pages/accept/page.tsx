import { ErrorPanel } from '@portal/shared/ui';
import { useState } from 'react';
import { EntryFrame } from '../../entry/entry-frame';
import { OidcButton } from '../../entry/oidc-button';
import { type Accepted, AcceptForm } from './accept-form';
import { Keys } from './keys';

/** The token stands behind `#`, so no server and no log on the way reads it. */
function takeToken(): string {
  const token = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname);
  return token;
}

/** A one-time link: the person sets name and password, then gets the second factor, shown this once. */
export function Component() {
  const [token] = useState(takeToken);
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  if (accepted)
    return (
      <EntryFrame title="绑定身份验证器" lead="以下内容仅显示一次，请完成绑定并妥善保存恢复码。">
        <Keys {...accepted} />
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
      <AcceptForm token={token} onAccepted={setAccepted} />
      <OidcButton link={token} label="改用企业账号登录" />
    </EntryFrame>
  );
}
