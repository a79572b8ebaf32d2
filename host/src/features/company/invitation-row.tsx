import { ApiError, call } from '@portal/shared/api';
import { employeeRoleLabel } from '@portal/shared/codes';
import { formatMinute } from '@portal/shared/format';
import type { Membership } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { useId, useState } from 'react';
import styles from './company-chooser.module.css';

interface InvitationRowProps {
  place: Membership;
  /** The person has answered the invitation, or it was withdrawn meanwhile. */
  onAnswered: () => void;
}

const answers = { accept: 'placeAccept', refuse: 'placeRefuse' } as const;

/** An invitation of a company: the company, the roles that it offers, and the meaning of a yes. */
export function InvitationRow({ place, onAnswered }: InvitationRowProps) {
  const { compName, employeeCode, employeeRole, invitation } = place;
  const nameId = useId();
  const [busy, setBusy] = useState<keyof typeof answers | null>(null);
  const [refusing, setRefusing] = useState(false);
  const roles = invitation?.becomesRoot ? '企业管理员' : employeeRole.map(employeeRoleLabel).join('、');
  const inviter = invitation?.inviter ? `管理员${invitation.inviter}` : '企业管理员';

  async function answer(given: keyof typeof answers) {
    setBusy(given);
    try {
      await call(answers[given], { body: { employeeCode } }, { success: true });
    } catch (error) {
      // The client has shown the reason; the list shows the present state.
      ApiError.expect(error);
    }
    onAnswered();
  }

  return (
    <section className={styles.invitation} aria-labelledby={nameId}>
      <h2 id={nameId} className={styles.inviting}>
        {compName}
      </h2>
      <p>
        {inviter}邀请您加入，角色：{roles}。
      </p>
      <p className={styles.meaning}>
        {invitation?.becomesRoot
          ? '接受后，您将成为该企业的管理员，原管理员不再是企业管理员。'
          : '接受后，您可以按该角色办理该企业的业务，该企业的管理员可以看到您的手机号并管理您在该企业的权限。'}
        接受前，对方看不到您的任何信息。
        {invitation && <span className={styles.when}>邀请时间 {formatMinute(invitation.inviteTime)}</span>}
      </p>
      {refusing ? (
        <div className={styles.answers}>
          <span>拒绝后，对方会看到您已拒绝。确定拒绝？</span>
          <Button danger loading={busy === 'refuse'} onClick={() => void answer('refuse')}>
            确定拒绝
          </Button>
          <Button disabled={busy !== null} onClick={() => setRefusing(false)}>
            取消
          </Button>
        </div>
      ) : (
        <div className={styles.answers}>
          <Button
            type="primary"
            aria-label={`接受${compName}的邀请`}
            loading={busy === 'accept'}
            onClick={() => void answer('accept')}
          >
            接受
          </Button>
          <Button aria-label={`拒绝${compName}的邀请`} disabled={busy !== null} onClick={() => setRefusing(true)}>
            拒绝
          </Button>
        </div>
      )}
    </section>
  );
}
