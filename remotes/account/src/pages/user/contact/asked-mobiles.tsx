import { ApiError, call } from '@portal/shared/api';
import { mobileAskedText } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { formatMinute } from '@portal/shared/format';
import { Alert, Button } from '@portal/shared/ui';
import { useConfirm } from '@portal/shared/ui/frame';
import styles from './asked-mobiles.module.css';

type MobileChange = CallReply<'mobileChangeList'>[number];

interface AskedMobilesProps {
  asked: readonly MobileChange[];
  onChange: () => void;
  /** The person has refused one of them. */
  onAnswered: () => void;
}

/** Administrators ask for another number. Nothing changes before the person has proved both numbers. */
export function AskedMobiles({ asked, onChange, onAnswered }: AskedMobilesProps) {
  const [confirm, question] = useConfirm();

  async function refuse({ changeNo, compName, mobile }: MobileChange) {
    const consequence = `拒绝后手机号不变，${compName}须重新申请。`;
    if (!(await confirm({ title: `拒绝变更为 ${mobile}`, consequence, action: '拒绝', danger: true }))) return;
    // The client shows the reason of a failure; the administrator may have withdrawn it.
    await call('mobileChangeRefuse', { body: { changeNo } }, { success: true }).catch(ApiError.expect);
    onAnswered();
  }

  return (
    <div className={styles.asked}>
      {asked.map((one) => (
        <Alert
          key={one.changeNo}
          type="info"
          showIcon
          title={`${mobileAskedText(one.compName)} ${one.mobile}`}
          description={
            <>
              同意请点击“修改手机号”，依次验证原手机号和新手机号。与您无关请拒绝，{formatMinute(one.expireTime)}
              后自动失效。原手机号无法接收验证码的，请联系平台客服核实身份后办理。
              <div className={styles.buttons}>
                <Button type="primary" size="small" aria-label={`修改手机号为 ${one.mobile}`} onClick={onChange}>
                  修改手机号
                </Button>
                <Button size="small" aria-label={`拒绝变更为 ${one.mobile}`} onClick={() => void refuse(one)}>
                  拒绝
                </Button>
              </div>
            </>
          }
        />
      ))}
      {question}
    </div>
  );
}
