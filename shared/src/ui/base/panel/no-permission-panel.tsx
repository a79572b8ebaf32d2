import { noPermissionPicture } from './illustrations';
import { type PanelProps, PanelShape } from './panel';

export type NoPermissionPanelProps = Partial<PanelProps>;

/** The person may not see this; says who can help. */
export function NoPermissionPanel({
  title = '您没有访问此内容的权限',
  hint = '如需开通，请联系企业管理员。',
  ...panel
}: NoPermissionPanelProps) {
  return <PanelShape picture={noPermissionPicture} title={title} hint={hint} {...panel} role="status" />;
}
