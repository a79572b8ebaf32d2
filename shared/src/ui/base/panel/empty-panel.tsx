import { emptyPicture, noMatchPicture } from './illustrations';
import { type PanelProps, PanelShape } from './panel';

export interface EmptyPanelProps extends PanelProps {
  /** There are entries, but the filters let none of them through. */
  filtered?: boolean;
}

/** Says that there is nothing to show, the reason, and the next step. */
export function EmptyPanel({ filtered = false, ...panel }: EmptyPanelProps) {
  return <PanelShape {...panel} role="status" picture={filtered ? noMatchPicture : emptyPicture} />;
}
