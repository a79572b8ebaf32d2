import { call } from '@portal/shared/api';
import { formatDay } from '@portal/shared/format';
import { legalPersonOf, legalValuesOf } from './card-values';
import { FormCard, type PageOfCard } from './form-card';
import { LegalPersonFields } from './legal-person-fields';

export function LegalPersonCard({ onPreview, ...page }: PageOfCard) {
  const { name, idNo, idValidFrom, idValidTo } = page.view.legalPerson;
  const lastDay = idValidTo ? formatDay(idValidTo) : '长期';
  return (
    <FormCard
      {...page}
      name="legalPerson"
      about="请填写营业执照上法定代表人的证件信息，仅用于实名认证。"
      initialValues={legalValuesOf(page.view)}
      facts={[name, idNo, `${formatDay(idValidFrom)} 至 ${lastDay}`, '人像面、国徽面已上传']}
      fields={(correction) => (
        <LegalPersonFields
          correction={correction}
          knownIdNo={idNo}
          licensed={page.view.licensedPerson}
          onPreview={onPreview}
          taken={{ 授权委托书: page.view.agent.letterFile }}
        />
      )}
      save={(values) =>
        call('legalPersonSave', { body: legalPersonOf(values) }, { handlesErrors: true, success: true })
      }
    />
  );
}
