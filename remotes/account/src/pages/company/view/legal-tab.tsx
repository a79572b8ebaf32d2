import { DescriptionList } from '@portal/shared/ui/frame';
import type { Company } from '../load-company';

/** 法人信息 */
export function LegalTab({ company: { legal } }: { company: Company }) {
  return (
    <DescriptionList
      columns={3}
      items={[
        { label: '姓名', value: legal.name },
        { label: '证件类型', value: legal.idNo && '居民身份证' },
        { label: '证件号码', value: legal.idNo },
        { label: '证件有效期至', value: legal.idValidTo ?? (legal.idNo && '长期') },
      ]}
    />
  );
}
