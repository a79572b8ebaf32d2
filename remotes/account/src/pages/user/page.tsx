import { call, useKeptAnswer } from '@portal/shared/api';
import { prodCodes } from '@portal/shared/codes';
import { useMessageVersion } from '@portal/shared/live';
import { renewCompInfo } from '@portal/shared/session';
import { FormSkeleton, LoadedArea } from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';
import { DevicesSection } from './devices/devices-section';
import { IdentitySection } from './identity/identity-section';
import { LoginLogSection } from './logins/login-log-section';
import styles from './page.module.css';
import { PersonalDataSection } from './personal-data/personal-data-section';
import { SecuritySection } from './security/security-section';

/** 个人信息 */
export function Component() {
  const profile = useKeptAnswer('custAccountLoginView', {}, useMessageVersion());

  /** The header shows the number too. If its update fails, the change itself has still succeeded. */
  const followMobile = () => {
    profile.reload();
    const body = { productCode: prodCodes.portal };
    void renewCompInfo(() => call('custEmployeeInfoComp', { body }, { handlesErrors: true })).catch(() => undefined);
  };

  return (
    <>
      <PageHeader title="个人信息" description="维护您的头像、联系方式与登录安全" />
      <div className={styles.sections}>
        <LoadedArea loaded={profile} skeleton={<FormSkeleton fields={6} />}>
          {(shown) => (
            <>
              <IdentitySection profile={shown} onChanged={profile.reload} />
              <SecuritySection profile={shown} onEmailChanged={profile.reload} onMobileChanged={followMobile} />
            </>
          )}
        </LoadedArea>
        <DevicesSection />
        <LoginLogSection />
        <PersonalDataSection />
      </div>
    </>
  );
}
