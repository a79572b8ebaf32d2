import { companyRoleLabel } from '@portal/shared/codes';
import { formatMinute } from '@portal/shared/format';
import { DescriptionList } from '@portal/shared/ui/frame';
import { QrCode } from '@portal/shared/ui/qr-code';
import type { Invitation } from './invitation';
import styles from './invitation-card.module.css';

/** The ways in which an invited company can register: link, code and picture. */
export function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { compName, contact, mobile, compRole, inviteCode, link, expireTime } = invitation;
  return (
    <>
      <DescriptionList
        columns={1}
        items={[
          { label: '被邀请企业', value: compName },
          { label: '联系人', value: `${contact} ${mobile}` },
          ...(compRole === '' ? [] : [{ label: '邀请角色', value: companyRoleLabel(compRole) }]),
          { label: '邀请链接', value: <span className={styles.link}>{link}</span>, copy: link },
          { label: '邀请码', value: <strong className={styles.code}>{inviteCode}</strong>, copy: inviteCode },
          { label: '有效期至', value: `${formatMinute(expireTime)}（7 天内有效）` },
        ]}
      />
      <div className={styles.picture}>
        <QrCode value={link} label="扫码注册并接受邀请" downloadName={`邀请二维码-${compName}`} />
      </div>
    </>
  );
}
