import { Input } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { all, asRule, creditCode, required } from '@portal/shared/validators';

const compNameRule = asRule(required('请输入企业名称'));
const creditCodeRule = asRule(all(required('请输入统一社会信用代码'), creditCode));
/** Copied from a document it may come with blanks and small letters. */
const asCreditCode = (text: string) => text.replace(/\s/g, '').toUpperCase();

/** What names the company that registers. */
export function CompanyFields() {
  return (
    <>
      <Form.Item name="compName" label="企业名称" extra="请与营业执照保持一致" rules={[compNameRule]}>
        <Input maxLength={100} autoComplete="organization" placeholder="请输入企业全称" />
      </Form.Item>
      <Form.Item name="creditCode" label="统一社会信用代码" normalize={asCreditCode} rules={[creditCodeRule]}>
        <Input maxLength={18} autoComplete="off" placeholder="请输入18位统一社会信用代码" />
      </Form.Item>
    </>
  );
}
