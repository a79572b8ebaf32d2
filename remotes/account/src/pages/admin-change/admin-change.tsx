import type { CallReply } from '@portal/shared/contract';
import { Steps } from '@portal/shared/ui/frame';

/** The company's latest request to change its administrator. */
export type AdminChange = NonNullable<CallReply<'adminChangeView'>>;

const titles = ['验证身份', '选择新管理员', '上传授权书', '提交审核', '结果'];

/** The steps of an administrator change, with the current one marked. */
export const ChangeSteps = ({ current }: { current: number }) => (
  <Steps label="变更管理员进度" titles={titles} current={current} />
);
