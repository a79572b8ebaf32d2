import { EmptyPicture, NoMatchPicture } from './illustrations';
import { type PanelProps, PanelShape } from './panel';

export interface EmptyPanelProps extends PanelProps {
  /** There is something, but the filters let none of it through. */
  filtered?: boolean;
}

/** Nothing to show: why, and what to do next. */
export function EmptyPanel({ filtered = false, ...panel }: EmptyPanelProps) {
  return <PanelShape {...panel} role="status" picture={filtered ? <NoMatchPicture /> : <EmptyPicture />} />;
}
