import { call } from '@portal/shared/api';
import { AgentFields } from './agent-fields';
import { type AgentValues, agentOf, agentValuesOf } from './card-values';
import { FormCard, type PageOfCard } from './form-card';

export function AgentCard({ onPreview, ...page }: PageOfCard<AgentValues>) {
  const { agent } = page.view;
  return (
    <FormCard
      {...page}
      name="agent"
      title="管理员信息"
      about="管理员代表企业办理业务，需要企业出具的授权委托书。"
      initialValues={agentValuesOf(page.view)}
      facts={[
        { label: '姓名', value: agent.name },
        { label: '证件号码', value: agent.idNo },
        { label: '手机号码', value: agent.mobile },
        { label: '邮箱', value: agent.email },
        { label: '授权委托书', value: agent.letterFile?.fileName, wide: true },
      ]}
      fields={(correction) => (
        <AgentFields correction={correction} knownIdNo={agent.idNo} mobile={agent.mobile} onPreview={onPreview} />
      )}
      save={(values) => call('agentSave', { body: agentOf(values) }, { handlesErrors: true })}
    />
  );
}
