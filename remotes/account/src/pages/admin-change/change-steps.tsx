import { Steps } from '@portal/shared/ui/frame';
import { adminChangeSteps } from './admin-change';

/** The steps of an administrator change, with the current one marked. */
export function ChangeSteps({ current }: { current: number }) {
  return <Steps label="变更管理员进度" titles={adminChangeSteps} current={current} />;
}
