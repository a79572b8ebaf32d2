import { call } from '@portal/shared/api';
import { companyRoles } from '@portal/shared/codes';
import { useLoaded } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { asRule, required } from '@portal/shared/validators';
import type { Correction } from '../../correction/correction';
import { OneOf } from '../../forms/choice-cards';
import { FormSection } from '../../forms/form-section';
import { someOf } from '../../forms/list-rules';
import { ProductChoice } from './product-choice';
import { productsForRole } from './product-roles';

const abouts: Readonly<Record<string, string>> = {
  C101: '从事生产、贸易或服务的企业',
  C102: '建筑企业下设的工程项目部',
  C103: '以投资为主业的机构',
  C104: '提供融资资金的银行、保理公司等',
  C105: '提供担保或增信服务的机构',
  C106: '提供运输、仓储服务的企业',
};
const roles = Object.entries(companyRoles).map(([value, label]) => ({ value, label, about: abouts[value] }));

/** The company's role, and the products for that role that it wants to use. */
export function ChoiceFields({ correction: { item, locked } }: { correction: Correction }) {
  const compRole = Form.useWatch<string | undefined>('compRole');
  const products = useLoaded((signal) => call('productList', {}, { signal, handlesErrors: true }));
  return (
    <>
      <FormSection title="企业角色" about="贵司在供应链中的身份，决定可开通的产品和可使用的功能。" wide>
        <Form.Item {...item('compRole')} rules={[asRule(required('请选择企业角色'))]} validateTrigger="onChange">
          <OneOf label="企业角色" choices={roles} disabled={locked('compRole')} />
        </Form.Item>
      </FormSection>
      <FormSection title="选择产品" about="可多选，开通后可在产品中心继续申请其他产品。" wide>
        <Form.Item
          {...item('productCodes')}
          rules={[someOf('请选择产品'), productsForRole(products.value)]}
          dependencies={['compRole']}
          validateTrigger="onChange"
        >
          <ProductChoice products={products} compRole={compRole} disabled={locked('productCodes')} />
        </Form.Item>
      </FormSection>
    </>
  );
}
