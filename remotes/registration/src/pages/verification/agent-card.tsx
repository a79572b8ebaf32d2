import { call } from '@portal/shared/api';
import { Button } from '@portal/shared/ui';
import { DescriptionList } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { correctionOf } from '../../correction/correction';
import { useFormSubmit } from '../../forms/use-form-submit';
import { AgentForm } from './agent-form';
import { Card } from './card';
import styles from './card.module.css';
import { type AgentValues, agentOf, agentValuesOf } from './card-values';
import type { FormCardProps } from './legal-person-card';

export function AgentCard({ view, form, onTouch, onSaved, onDiscard, onPreview }: FormCardProps<AgentValues>) {
  const { agent, drafts } = view;
  const correction = correctionOf(view, 'agent', agent);
  const [editing, setEditing] = useState(drafts.agent !== null);
  const done = agent.state === 'DONE';
  const { submit, pending, fault } = useFormSubmit(form, async () => {
    await call('agentSave', { body: agentOf(form.getFieldsValue(true)) }, { handlesErrors: true });
    setEditing(false);
    await onSaved();
  });

  async function discard() {
    setEditing(false);
    await onDiscard();
  }

  return (
    <Card title="管理员信息" about="管理员代表企业办理业务，需要企业出具的授权委托书。" state={agent.state}>
      {done && !editing ? (
        <>
          <DescriptionList
            items={[
              { label: '姓名', value: agent.name },
              { label: '证件号码', value: agent.idNo },
              { label: '手机号码', value: agent.mobile },
              { label: '邮箱', value: agent.email },
              { label: '授权委托书', value: agent.letterFile?.fileName, wide: true },
            ]}
          />
          {correction.open && (
            <div className={styles.actions}>
              <Button onClick={() => setEditing(true)} aria-label="修改管理员信息">
                修改
              </Button>
            </div>
          )}
        </>
      ) : (
        <AgentForm
          form={form}
          initialValues={agentValuesOf(view)}
          correction={correction}
          knownIdNo={agent.idNo}
          mobile={agent.mobile}
          pending={pending}
          fault={fault}
          onTouch={onTouch}
          onSubmit={submit}
          onCancel={done ? discard : undefined}
          onPreview={onPreview}
        />
      )}
    </Card>
  );
}
