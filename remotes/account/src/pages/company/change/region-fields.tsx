import { CodeSelect, loadAreas, loadDistricts, loadProvinces } from '@portal/shared/ui/data';
import { Form } from '@portal/shared/ui/form';
import { asRule, required } from '@portal/shared/validators';
import type { Company } from '../load-company';
import styles from './change-fields.module.css';
import type { CompanyValues } from './company-values';

/** 注册地区: three divisions, each within the one before. */
export function RegionFields({ company }: { company: Company }) {
  const form = Form.useFormInstance<CompanyValues>();
  const provinceCode = Form.useWatch('provinceCode', form) ?? '';
  const cityCode = Form.useWatch('cityCode', form) ?? '';
  const districtCode = Form.useWatch('districtCode', form) ?? '';
  const forget = (...names: (keyof CompanyValues)[]) =>
    form.setFieldsValue(Object.fromEntries(names.map((name) => [name, undefined])));
  return (
    <Form.Item
      label="注册地区"
      required
      extra={districtCode !== company.districtCode ? `原值：${company.region || '—'}` : undefined}
    >
      <div className={styles.divisions}>
        <Form.Item name="provinceCode" noStyle rules={[asRule(required('请选择省份'))]}>
          <CodeSelect
            label="省份"
            placeholder="省份"
            load={loadProvinces}
            onChange={() => forget('cityCode', 'districtCode')}
          />
        </Form.Item>
        <Form.Item name="cityCode" noStyle rules={[asRule(required('请选择城市'))]}>
          <CodeSelect
            label="城市"
            placeholder="城市"
            load={loadAreas}
            below={provinceCode}
            onChange={() => forget('districtCode')}
          />
        </Form.Item>
        <Form.Item name="districtCode" noStyle rules={[asRule(required('请选择区县'))]}>
          <CodeSelect label="区县" placeholder="区县" load={loadDistricts} below={cityCode} />
        </Form.Item>
      </div>
    </Form.Item>
  );
}
