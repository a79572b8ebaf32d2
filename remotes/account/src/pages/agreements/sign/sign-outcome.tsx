import { call } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { Button, EmptyPanel, SuccessPanel } from '@portal/shared/ui';
import { useState } from 'react';
import { useVisibleInterval } from '../../../polling/use-visible-interval';
import type { Agreement } from '../agreement';
import { downloadAgreement } from '../download-agreements';

export type SigningWay = CallReply<'compSign'>['way'];

interface SignOutcomeProps {
  agreement: Agreement;
  way: SigningWay;
  onClose: () => void;
  /** The provider has answered: the list has to load again. */
  onEnded: () => void;
  onShowSignature: (agreement: Agreement) => void;
}

/** How an agreement goes on after the person has confirmed it. */
export function SignOutcome(props: SignOutcomeProps) {
  return props.way === 'paper' ? <PaperSteps {...props} /> : <ProviderResult {...props} />;
}

/** Without a provider the company's seal comes on paper. */
function PaperSteps({ agreement, onClose }: SignOutcomeProps) {
  return (
    <SuccessPanel
      title="等待平台确认"
      hint={`请下载并打印《${agreement.name}》，加盖公章后寄送平台。平台收到盖章件并确认后协议生效，届时会通知您。`}
      action={
        <>
          {/* The client has shown a refusal. */}
          <Button onClick={() => void downloadAgreement(agreement).catch(() => undefined)}>下载协议</Button>
          <Button type="primary" onClick={onClose}>
            完成
          </Button>
        </>
      }
    />
  );
}

const pollMilliseconds = 1_000;

function ProviderResult({ agreement, onClose, onEnded, onShowSignature }: SignOutcomeProps) {
  const [state, setState] = useState<Agreement['state']>('SEALING');
  const look = async () => {
    const found = await call('agreementInfo', { body: { id: agreement.id } }, { handlesErrors: true });
    if (found.state === state) return;
    setState(found.state);
    onEnded();
  };
  // A look that failed is followed by the next one.
  useVisibleInterval(() => void look().catch(() => undefined), pollMilliseconds, state === 'SEALING');

  if (state === 'SEALING') {
    return (
      <EmptyPanel
        title="正在签署……"
        hint="签章服务正在完成签署，通常只需几秒。您也可以关闭窗口，结果会通知您。"
        action={<Button onClick={onClose}>关闭</Button>}
      />
    );
  }
  if (state !== 'SIGNED') {
    return (
      <EmptyPanel
        title="未能完成签署"
        hint="签章服务没有完成签署，原因已通过消息通知您。请稍后重新签署。"
        action={
          <Button type="primary" onClick={onClose}>
            返回列表
          </Button>
        }
      />
    );
  }
  return (
    <SuccessPanel
      title="签署成功"
      hint={`《${agreement.name}》已由企业数字证书签署，即时生效。`}
      action={
        <>
          <Button onClick={() => onShowSignature(agreement)}>查看验签信息</Button>
          <Button type="primary" onClick={onClose}>
            完成
          </Button>
        </>
      }
    />
  );
}
