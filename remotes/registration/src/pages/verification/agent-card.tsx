import { call } from '@portal/shared/api';
import { AgentFields } from './agent-fields';
import { Card } from './card';
import { agentOf, agentValuesOf } from './card-values';
import { FormCard, type PageOfCard } from './form-card';

export function AgentCard({ onPreview, ...page }: PageOfCard) {
  const { agent, legalPerson } = page.view;
  if (agent.isLegalPerson && agent.state === 'TODO') {
    return (
      <Card
        card="agent"
        about="您是法定代表人，保存法人信息后本项自动完成，无需授权委托书。"
        state={agent.state}
        openCard={page.openCard}
      />
    );
  }
  return (
    <FormCard
      {...page}
      name="agent"
      about={
        agent.isLegalPerson
          ? '您是法定代表人，姓名和证件号码取自法人信息，无需授权委托书。'
          : '管理员代表企业办理业务，需要企业出具的授权委托书。'
      }
      initialValues={agentValuesOf(page.view)}
      facts={[agent.name, agent.idNo, agent.mobile, agent.email, agent.letterFile?.fileName]}
      fields={(correction) => (
        <AgentFields
          correction={correction}
          knownIdNo={agent.idNo}
          mobile={agent.mobile}
          isLegalPerson={agent.isLegalPerson}
          onPreview={onPreview}
          taken={{ 身份证人像面: legalPerson.frontFile, 身份证国徽面: legalPerson.backFile }}
        />
      )}
      save={(values) => call('agentSave', { body: agentOf(values) }, { handlesErrors: true, success: true })}
    />
  );
}
