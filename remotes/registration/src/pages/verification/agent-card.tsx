import { call } from '@portal/shared/api';
import { AgentFields } from './agent-fields';
import { agentOf, agentValuesOf } from './card-values';
import { FormCard, type PageOfCard } from './form-card';

export function AgentCard({ onPreview, ...page }: PageOfCard) {
  const { agent, legalPerson } = page.view;
  return (
    <FormCard
      {...page}
      name="agent"
      about="管理员代表企业办理业务，需要企业出具的授权委托书。"
      initialValues={agentValuesOf(page.view)}
      facts={[agent.name, agent.idNo, agent.mobile, agent.email, agent.letterFile?.fileName]}
      fields={(correction) => (
        <AgentFields
          correction={correction}
          knownIdNo={agent.idNo}
          mobile={agent.mobile}
          onPreview={onPreview}
          taken={{ 身份证人像面: legalPerson.frontFile, 身份证国徽面: legalPerson.backFile }}
        />
      )}
      save={(values) => call('agentSave', { body: agentOf(values) }, { handlesErrors: true, success: true })}
    />
  );
}
