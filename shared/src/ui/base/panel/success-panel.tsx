import { successPicture } from './illustrations';
import { type PanelProps, PanelShape } from './panel';

/** Says that an act is finished, in the act's place. */
export function SuccessPanel(panel: PanelProps) {
  return <PanelShape {...panel} role="status" picture={successPicture} />;
}
