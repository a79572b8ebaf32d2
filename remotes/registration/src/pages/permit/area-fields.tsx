import { CodeSelect, loadAreas, loadDistricts, loadProvinces } from '@portal/shared/ui/data';
import { Form } from '@portal/shared/ui/form';
import { asRule, required } from '@portal/shared/validators';
import type { Correction } from '../../correction/correction';
import rows from '../../forms/field-row.module.css';
import { TextItem } from '../../forms/text-item';
import type { PermitValues } from './permit-values';

const divisions = [
  { name: 'provinceCode', title: '省份', load: loadProvinces, above: null, below: ['cityCode', 'districtCode'] },
  { name: 'cityCode', title: '城市', load: loadAreas, above: 'provinceCode', below: ['districtCode'] },
  { name: 'districtCode', title: '区县', load: loadDistricts, above: 'cityCode', below: [] },
] as const;

/** The registered address: three divisions, each within the one before, and the rest in words. */
export function AreaFields({ correction }: { correction: Correction }) {
  const form = Form.useFormInstance<PermitValues>();
  const provinceCode = Form.useWatch('provinceCode', form) ?? '';
  const cityCode = Form.useWatch('cityCode', form) ?? '';
  const chosen = { provinceCode, cityCode };
  return (
    <>
      <div className={rows.thirds} data-whole-row>
        {divisions.map(({ name, title, load, above, below }) => (
          <Form.Item
            key={name}
            {...correction.item(name)}
            label={above === null ? '注册地址' : ' '}
            rules={[asRule(required(`请选择${title}`))]}
            validateTrigger="onChange"
          >
            <CodeSelect
              label={title}
              placeholder={title}
              load={load}
              {...(above !== null && { below: chosen[above] })}
              disabled={correction.locked(name)}
              onChange={() => form.setFieldsValue(Object.fromEntries(below.map((field) => [field, ''])))}
            />
          </Form.Item>
        ))}
      </div>
      <TextItem name="address" correction={correction} label="详细地址" placeholder="街道、门牌号" />
    </>
  );
}
