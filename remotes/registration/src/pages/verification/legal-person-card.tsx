import { call } from '@portal/shared/api';
import { formatDay } from '@portal/shared/format';
import { type LegalValues, legalPersonOf, legalValuesOf } from './card-values';
import { FormCard, type PageOfCard } from './form-card';
import { LegalPersonFields } from './legal-person-fields';

export function LegalPersonCard({ onPreview, ...page }: PageOfCard<LegalValues>) {
  const { name, idNo, idValidFrom, idValidTo } = page.view.legalPerson;
  const lastDay = idValidTo ? formatDay(idValidTo) : '长期';
  return (
    <FormCard
      {...page}
      name="legalPerson"
      title="法人信息"
      about="请填写营业执照上法定代表人的证件信息，仅用于实名认证。"
      initialValues={legalValuesOf(page.view)}
      facts={[
        { label: '姓名', value: name },
        { label: '证件号码', value: idNo },
        { label: '证件有效期', value: `${formatDay(idValidFrom)} 至 ${lastDay}` },
        { label: '证件影像', value: '已上传人像面、国徽面' },
      ]}
      fields={(correction) => <LegalPersonFields correction={correction} knownIdNo={idNo} onPreview={onPreview} />}
      save={(values) => call('legalPersonSave', { body: legalPersonOf(values) }, { handlesErrors: true })}
    />
  );
}
