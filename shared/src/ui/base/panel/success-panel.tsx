import { SuccessPicture } from './illustrations';
import { type PanelProps, PanelShape } from './panel';

/** A finished act, where the act was. */
export function SuccessPanel(panel: PanelProps) {
  return <PanelShape {...panel} role="status" picture={<SuccessPicture />} />;
}
