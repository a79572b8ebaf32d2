import type { FormInstance } from 'antd/es/form';

/** The code was used up, together with the click under which it was sent: the next try begins with a click. */
export function forgetCode<Values>(form: FormInstance<Values>): void {
  (form as FormInstance).resetFields(['clickToken', 'imgKey', 'code']);
}
