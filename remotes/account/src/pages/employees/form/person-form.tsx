import { plainEmail } from '@portal/shared/format';
import { Alert, Input, type Loaded, PhoneInput } from '@portal/shared/ui';
import { Form, FormGroup, useSubmit } from '@portal/shared/ui/form';
import { DescriptionList } from '@portal/shared/ui/frame';
import { all, asRule, email, mobile, personName, required } from '@portal/shared/validators';
import type { Employee } from '../employee';
import type { Products } from '../use-products';
import { ProductField } from './product-field';
import { RoleField } from './role-field';

const nameRule = all(required('请输入姓名'), personName);

export interface PersonFields {
  userName: string;
  /** Used for a new person only. */
  mobile: string;
  email: string;
  employeeRole: string[];
  productCodes: string[];
}

interface PersonFormProps {
  id: string;
  /** The person to change; left out for a new person. */
  person?: Employee | undefined;
  /** What was typed before. */
  typed?: Partial<PersonFields> | undefined;
  products: Loaded<Products>;
  onChange: (changed: unknown, values: unknown) => void;
  /** Rejects with the server's faults. */
  onSubmit: (fields: PersonFields) => Promise<void>;
}

/** Name, number, roles and products of one person. The server's fault stands at its field, and all input stays. */
export function PersonForm({ id, person, typed, products, onChange, onSubmit }: PersonFormProps) {
  const [form] = Form.useForm<PersonFields>();
  const { submit, fault } = useSubmit(form, onSubmit);

  return (
    <Form<PersonFields>
      id={id}
      form={form}
      layout="vertical"
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      initialValues={{
        userName: person?.userName ?? '',
        email: person?.email ?? '',
        employeeRole: person?.employeeRole ?? [],
        productCodes: person?.productCodes ?? [],
        ...typed,
      }}
      onValuesChange={onChange}
      onFinish={submit}
    >
      <FormGroup title="人员信息" about="手机号是本人的登录账号。">
        <Form.Item name="userName" label="姓名" rules={[asRule(nameRule)]}>
          <Input maxLength={50} placeholder="请输入姓名" autoComplete="off" />
        </Form.Item>
        {person ? (
          <Form.Item>
            <DescriptionList columns={1} items={[{ label: '手机号', value: person.mobile }]} />
          </Form.Item>
        ) : (
          <Form.Item
            name="mobile"
            label="手机号"
            extra="邀请将以短信发送至该手机号，本人接受后生效；新用户会同时收到初始密码。"
            rules={[asRule(mobile)]}
          >
            <PhoneInput autoComplete="off" />
          </Form.Item>
        )}
        <Form.Item name="email" label="邮箱" normalize={plainEmail} rules={[asRule(email)]}>
          <Input maxLength={254} inputMode="email" placeholder="选填" autoComplete="off" />
        </Form.Item>
      </FormGroup>
      <FormGroup title="权限" about="角色决定能办理的业务，产品决定业务范围。">
        <Form.Item
          name="employeeRole"
          label="角色"
          required
          validateTrigger="onChange"
          rules={[{ type: 'array', min: 1, message: '请选择角色' }]}
        >
          <RoleField rootManager={person?.rootManager ?? false} />
        </Form.Item>
        <Form.Item name="productCodes" label="产品权限" extra="仅可使用勾选的产品。">
          <ProductField products={products} />
        </Form.Item>
      </FormGroup>
      {fault && <Alert type="warning" showIcon title={fault} />}
    </Form>
  );
}
