import type { CallReply } from '@portal/shared/contract';
import { Alert, Button, Dialog, LoadedArea, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { DescriptionList } from '@portal/shared/ui/frame';
import { staffCall } from '../../client/staff-call';
import styles from './verify-dialog.module.css';

type Verdict = CallReply<'staffAuditVerify'>[number];

const journals: Readonly<Record<Verdict['journal'], string>> = { platform: '操作记录', releases: '发布记录' };

/** Computes the chain again and says whether anything was altered. */
export function VerifyDialog({ onClose }: { onClose: () => void }) {
  const verdicts = useLoaded((signal) => staffCall('staffAuditVerify', {}, signal));
  return (
    <Dialog open title="校验审计记录" onClose={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      <p>记录定时封存成链：改动、删除或补写任何一条已封存的记录，都会在重新计算时被发现。最近几分钟的记录等待封存。</p>
      <LoadedArea loaded={verdicts} skeleton={<TextSkeleton lines={8} />}>
        {(all) => all.map((verdict) => <Journal key={verdict.journal} verdict={verdict} />)}
      </LoadedArea>
    </Dialog>
  );
}

function wordsOf({ journal, blocks, faults }: Verdict): string {
  if (faults > 0) return `${journals[journal]}发现 ${faults} 处异常，请立即联系平台运维在服务器上校验`;
  return blocks === 0 ? `${journals[journal]}尚未封存` : `${journals[journal]}完整，与写入时一致`;
}

function Journal({ verdict }: { verdict: Verdict }) {
  const { journal, rows, blocks, removed, head, faults } = verdict;
  return (
    <section className={styles.journal} aria-label={journals[journal]}>
      <Alert type={faults === 0 ? 'success' : 'error'} showIcon role="status" title={wordsOf(verdict)} />
      <DescriptionList
        items={[
          { label: '已封存', value: `${rows} 条，${blocks} 块` },
          { label: '到期清除', value: `${removed} 块` },
          { label: '最新校验值', value: head && <code>{head}</code>, copy: head || undefined, wide: true },
        ]}
      />
    </section>
  );
}
