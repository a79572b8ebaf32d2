import { call, loadFile } from '@portal/shared/api';
import { UnsavedGuard } from '@portal/shared/ui';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { useConfirm, useFilePreview } from '@portal/shared/ui/frame';
import { SentBackNotice } from '../../correction/sent-back-notice';
import { useFlow } from '../../flow/progress-context';
import { DraftNote } from '../../forms/draft-note';
import { SubmitBar } from '../../forms/submit-bar';
import { usePoll } from '../../polling/use-poll';
import { AgentCard } from './agent-card';
import type { View } from './card-values';
import { CertificateCard } from './certificate-card';
import { type CardKey, cards, cardTitles } from './due-card';
import { LegalPersonCard } from './legal-person-card';
import { ProofCard } from './proof/proof-card';
import { useCardDrafts } from './use-card-drafts';
import { useOpenCard } from './use-open-card';
import styles from './verification-cards.module.css';

const pollMilliseconds = 5_000;

interface VerificationCardsProps {
  view: View;
  onView: (view: View) => void;
}

const unchangedQuestion = {
  title: '资料没有修改，确定提交审核？',
  consequence: '申请曾被退回，现在的内容与退回时相同。',
  action: '仍要提交',
};

const cardOf = (field: string | null): CardKey | null => cards.find((card) => field?.startsWith(`${card}.`)) ?? null;

/** The four cards of the verification. Each is saved by itself; unfinished input is kept as a draft. */
export function VerificationCards({ view, onView }: VerificationCardsProps) {
  const { advance, refresh, sought } = useFlow();
  const [submitForm] = Form.useForm<object>();
  const [confirm, question] = useConfirm();
  const [preview, previewDialog] = useFilePreview(loadFile);
  const drafts = useCardDrafts(({ status }) => status === '409' && refresh());
  const openCard = useOpenCard(view, cardOf(sought));

  const update = async () => onView(await call('verificationView', {}, { handlesErrors: true }));
  usePoll(update, view.proof.state === 'DOING', pollMilliseconds);

  const { submit, busy, fault } = useSubmit(
    submitForm,
    async () => {
      const { compStatus } = await call('verificationSubmit', {}, { handlesErrors: true, success: true });
      advance(compStatus);
    },
    ({ status }) => status === '409' && refresh(),
  );
  async function send() {
    if (!view.unchanged || (await confirm(unchangedQuestion))) await submit({});
  }
  const missing = cards.filter((card) => view[card].state !== 'DONE').map((card) => cardTitles[card]);
  const page = { view, drafts, openCard, onChanged: update, onPreview: preview };

  return (
    <>
      <SentBackNotice
        count={Object.keys(view.reasons).filter((name) => name.includes('.')).length}
        remark={view.remark}
        reasons={view.reasons}
      />
      <LegalPersonCard {...page} />
      <AgentCard {...page} />
      <ProofCard view={view} openCard={openCard} onChanged={update} />
      <CertificateCard view={view} openCard={openCard} onSaved={update} />
      <Form form={submitForm} name="verification" onFinish={send}>
        <SubmitBar label="提交审核" busy={busy} fault={fault} disabled={!view.canSubmit} sticky>
          <span className={styles.missing} role="status">
            {missing.length > 0 ? `还需完成：${missing.join('、')}` : '全部完成，可以提交审核'}
          </span>
          {missing.length > 0 && <DraftNote state={drafts.state} savedBefore={null} />}
        </SubmitBar>
      </Form>
      {previewDialog}
      {question}
      <UnsavedGuard when={drafts.dirty && !busy} save={drafts.saveNow} />
    </>
  );
}
