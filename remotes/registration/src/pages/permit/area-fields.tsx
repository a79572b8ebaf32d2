import { call } from '@portal/shared/api';
import { Form, Input } from '@portal/shared/ui';
import { CodeSelect, type LoadCodes } from '@portal/shared/ui/data';
import { asRule, required } from '@portal/shared/validators';
import type { Correction } from '../../correction/correction';
import styles from './area-fields.module.css';
import type { PermitValues } from './permit-values';

const quietly = (signal: AbortSignal) => ({ signal, handlesErrors: true });

const asOptions = (areas: readonly { readonly id: string; readonly name: string }[]) =>
  areas.map(({ id, name }) => ({ value: id, label: name }));

const loadProvinces: LoadCodes = async (_below, signal) => asOptions(await call('provinceList', {}, quietly(signal)));

const loadAreas: LoadCodes = async (pid, signal) =>
  asOptions(await call('areaList', { query: { pid } }, quietly(signal)));

/** A city without districts stands for its own. */
const loadDistricts: LoadCodes = async (pid, signal) => {
  const districts = await loadAreas(pid, signal);
  return districts.length > 0 ? districts : [{ value: pid, label: '全市' }];
};

/** The registered address: three divisions, each below the one before, and the rest in words. */
export function AreaFields({ correction }: { correction: Correction }) {
  const form = Form.useFormInstance<PermitValues>();
  const provinceCode = Form.useWatch('provinceCode', form) ?? '';
  const cityCode = Form.useWatch('cityCode', form) ?? '';
  return (
    <>
      <div className={styles.divisions}>
        <Form.Item
          {...correction.item('provinceCode')}
          label="注册地址"
          rules={[asRule(required('请选择省份'))]}
          validateTrigger="onChange"
        >
          <CodeSelect
            label="省份"
            placeholder="省份"
            load={loadProvinces}
            disabled={correction.locked('provinceCode')}
            onChange={() => form.setFieldsValue({ cityCode: '', districtCode: '' })}
          />
        </Form.Item>
        <Form.Item
          {...correction.item('cityCode')}
          label=" "
          rules={[asRule(required('请选择城市'))]}
          validateTrigger="onChange"
        >
          <CodeSelect
            label="城市"
            placeholder="城市"
            load={loadAreas}
            below={provinceCode}
            disabled={correction.locked('cityCode')}
            onChange={() => form.setFieldsValue({ districtCode: '' })}
          />
        </Form.Item>
        <Form.Item
          {...correction.item('districtCode')}
          label=" "
          rules={[asRule(required('请选择区县'))]}
          validateTrigger="onChange"
        >
          <CodeSelect
            label="区县"
            placeholder="区县"
            load={loadDistricts}
            below={cityCode}
            disabled={correction.locked('districtCode')}
          />
        </Form.Item>
      </div>
      <Form.Item {...correction.item('address')} label="详细地址" rules={[asRule(required('请输入注册地址'))]}>
        <Input maxLength={200} placeholder="街道、门牌号" disabled={correction.locked('address')} />
      </Form.Item>
    </>
  );
}
