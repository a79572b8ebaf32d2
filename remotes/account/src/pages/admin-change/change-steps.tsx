import { Steps } from '@portal/shared/ui/frame';
import { adminChangeSteps } from './admin-change';

/** Where one is on the way to another administrator. */
export function ChangeSteps({ current }: { current: number }) {
  return <Steps label="变更管理员进度" titles={adminChangeSteps} current={current} />;
}
