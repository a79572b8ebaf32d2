import { compStatusOf } from '@portal/shared/codes';
import { Button, lateComponent, showSuccess } from '@portal/shared/ui';
import { DownloadIcon, InviteIcon } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { staffCall } from '../../client/staff-call';
import { useKeys } from '../../keys/use-keys';
import type { Company } from './company';

const ReasonDialog = lateComponent(() => import('../../frame/reason-dialog').then((module) => module.ReasonDialog));
const MessageDialog = lateComponent(() => import('./message-dialog').then((module) => module.MessageDialog));
const ExportDialog = lateComponent(() => import('./export-dialog').then((module) => module.ExportDialog));

type CompanyAction = 'message' | 'export' | 'freeze' | 'unfreeze';

/** The acts that the person may do on this company. */
export function CompanyActs({ company, onChanged }: { company: Company; onChanged: () => void }) {
  const { compCode, compName, compStatus, people, freeze, may } = company;
  const [act, setAct] = useState<CompanyAction | null>(null);
  const close = () => setAct(null);
  const done = () => {
    close();
    showSuccess();
    onChanged();
  };
  const words = {
    freeze: {
      action: '冻结',
      effect: `该企业的 ${people} 名人员将在下一次操作时退出登录，解除冻结前无法进入该企业。管理员会收到通知。`,
      call: 'staffCompanyFreeze',
    },
    unfreeze: {
      action: '解除冻结',
      effect: `该企业恢复为“${compStatusOf(freeze?.statusBefore).label}”，企业人员可以重新登录。管理员会收到通知。`,
      call: 'staffCompanyUnfreeze',
    },
  } as const;
  const mayMessage = may.includes('message');
  useKeys('企业', mayMessage ? [{ keys: 'm', label: '发送消息', run: () => setAct('message') }] : []);
  return (
    <>
      {may.includes('export') && (
        <Button icon={<DownloadIcon />} onClick={() => setAct('export')}>
          导出
        </Button>
      )}
      {may.includes('freeze') &&
        (compStatus === '70' ? (
          <Button onClick={() => setAct('unfreeze')}>解除冻结</Button>
        ) : (
          <Button danger onClick={() => setAct('freeze')}>
            冻结
          </Button>
        ))}
      {mayMessage && (
        <Button type="primary" icon={<InviteIcon />} onClick={() => setAct('message')}>
          发送消息
        </Button>
      )}
      {act === 'message' && <MessageDialog company={company} onClose={close} onDone={done} />}
      {act === 'export' && <ExportDialog company={company} onClose={close} />}
      {(act === 'freeze' || act === 'unfreeze') && (
        <ReasonDialog
          title={`${words[act].action}“${compName}”`}
          {...words[act]}
          danger={act === 'freeze'}
          label="原因（企业可见）"
          send={async (reason) => {
            await staffCall(words[act].call, { body: { compCode, reason } });
            done();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
