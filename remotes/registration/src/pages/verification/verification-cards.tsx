import { call, loadFile } from '@portal/shared/api';
import { UnsavedGuard } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { useFilePreview } from '@portal/shared/ui/frame';
import { useRef } from 'react';
import { SentBackNotice } from '../../correction/sent-back-notice';
import { useFlow } from '../../flow/progress-context';
import { DraftNote } from '../../forms/draft-note';
import { SubmitBar } from '../../forms/submit-bar';
import { useDraft } from '../../forms/use-draft';
import { useFormSubmit } from '../../forms/use-form-submit';
import { usePoll } from '../../polling/use-poll';
import { AgentCard } from './agent-card';
import { type AgentValues, agentDraftOf, type LegalValues, legalDraftOf, type View } from './card-values';
import { CertificateCard } from './certificate-card';
import { LegalPersonCard } from './legal-person-card';
import { ProofCard } from './proof/proof-card';
import { unfinished } from './unfinished';
import styles from './verification-cards.module.css';

/** The cards that are forms. */
type CardName = 'legalPerson' | 'agent';

const pollMilliseconds = 5_000;

interface VerificationCardsProps {
  view: View;
  onView: (view: View) => void;
}

/** The four cards of the verification. Each is saved by itself; what is half typed is kept as a draft. */
export function VerificationCards({ view, onView }: VerificationCardsProps) {
  const { advance, refresh } = useFlow();
  const [legalForm] = Form.useForm<LegalValues>();
  const [agentForm] = Form.useForm<AgentValues>();
  const [submitForm] = Form.useForm<object>();
  const [preview, previewDialog] = useFilePreview(loadFile);
  const typed = useRef(new Set<CardName>());

  const update = async () => onView(await call('verificationView', {}, { handlesErrors: true }));
  usePoll(update, view.proof.state === 'DOING', pollMilliseconds);

  const draft = useDraft(async () => {
    const body = {
      ...(typed.current.has('legalPerson') && { legalPerson: legalDraftOf(legalForm.getFieldsValue(true)) }),
      ...(typed.current.has('agent') && { agent: agentDraftOf(agentForm.getFieldsValue(true)) }),
    };
    if (typed.current.size > 0) await call('verificationDraft', { body }, { handlesErrors: true, loading: false });
  });
  const touch = (card: CardName) => () => {
    typed.current.add(card);
    draft.touch();
  };
  const saved = (card: CardName) => async () => {
    typed.current.delete(card);
    if (typed.current.size === 0) draft.settle();
    await update();
  };
  const discard = (card: CardName) => async () => {
    await call('verificationDraft', { body: { [card]: null } }, { loading: false });
    await saved(card)();
  };

  const { submit, pending, fault } = useFormSubmit(
    submitForm,
    async () => {
      const { compStatus } = await call('verificationSubmit', {}, { handlesErrors: true });
      advance(compStatus);
    },
    ({ status }) => status === '409' && refresh(),
  );
  const missing = unfinished(view);

  return (
    <>
      <SentBackNotice count={Object.keys(view.reasons).filter((name) => name.includes('.')).length} />
      <LegalPersonCard
        view={view}
        form={legalForm}
        onTouch={touch('legalPerson')}
        onSaved={saved('legalPerson')}
        onDiscard={discard('legalPerson')}
        onPreview={preview}
      />
      <AgentCard
        view={view}
        form={agentForm}
        onTouch={touch('agent')}
        onSaved={saved('agent')}
        onDiscard={discard('agent')}
        onPreview={preview}
      />
      <ProofCard view={view} onChanged={update} />
      <CertificateCard view={view} onSaved={update} />
      <Form form={submitForm} name="verification" onFinish={submit}>
        <SubmitBar label="提交审核" pending={pending} fault={fault} disabled={!view.canSubmit} sticky>
          <span className={styles.missing} role="status">
            {missing.length > 0 ? `还需完成：${missing.join('、')}` : '全部完成，可以提交审核'}
          </span>
          <DraftNote state={draft.state} savedBefore={null} />
        </SubmitBar>
      </Form>
      {previewDialog}
      <UnsavedGuard when={draft.dirty && !pending} save={draft.saveNow} />
    </>
  );
}
