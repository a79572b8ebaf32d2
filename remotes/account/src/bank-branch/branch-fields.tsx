import { call } from '@portal/shared/api';
import { BranchSelect, CodeSelect, type FindBranches, loadAreas, loadProvinces, Select } from '@portal/shared/ui/data';
import { Form } from '@portal/shared/ui/form';
import type { AccountValues } from './account-values';
import styles from './branch-fields.module.css';
import { type Banks, bankOptions } from './use-banks';

const findBranches: FindBranches = ({ areaCode, ...search }, signal) =>
  call(
    'bankBranchList',
    { body: { ...search, ...(areaCode !== undefined && { areaCode }) } },
    { signal, handlesErrors: true },
  );

/** Bank, place and branch, as items of the form around them. The place only narrows the search. */
export function BranchFields({ banks }: { banks: Banks }) {
  const form = Form.useFormInstance<AccountValues>();
  const bankCode = Form.useWatch('bankCode', form);
  const provinceCode = Form.useWatch('provinceCode', form);
  const cityCode = Form.useWatch('cityCode', form);
  return (
    <>
      <Form.Item name="bankCode" label="开户银行" rules={[{ required: true, message: '请选择开户银行' }]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="请选择开户银行"
          loading={banks.state === 'loading'}
          notFoundContent={banks.state === 'failed' ? '银行加载失败，请关闭后重试' : '没有匹配的银行'}
          onOpenChange={(open) => open && banks.state === 'failed' && banks.reload()}
          options={bankOptions(banks)}
          onChange={() => form.setFieldValue('branch', undefined)}
        />
      </Form.Item>
      <Form.Item label="开户地区">
        <div className={styles.areas}>
          <Form.Item name="provinceCode" noStyle>
            <CodeSelect
              label="开户省份"
              placeholder="省份（选填）"
              load={loadProvinces}
              allowClear
              onChange={() => form.setFieldValue('cityCode', undefined)}
            />
          </Form.Item>
          <Form.Item name="cityCode" noStyle>
            <CodeSelect
              label="开户城市"
              placeholder="城市（选填）"
              load={loadAreas}
              below={provinceCode ?? ''}
              allowClear
            />
          </Form.Item>
        </div>
      </Form.Item>
      <Form.Item name="branch" label="开户支行" rules={[{ required: true, message: '请选择开户支行' }]}>
        <BranchSelect find={findBranches} bankCode={bankCode ?? ''} areaCode={cityCode ?? provinceCode} />
      </Form.Item>
    </>
  );
}
