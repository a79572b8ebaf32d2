import { LoadedArea, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { SidePanel } from '@portal/shared/ui/frame';

interface ReviewPanelProps {
  open: boolean;
  onClose: () => void;
  /** The reviewer has decided one application. */
  onDecided: () => void;
  afterClose: () => void;
}

/** The applications of this company that wait for its own reviewer. The list loads when somebody opens the panel. */
export function ReviewPanel({ open, onClose, onDecided, afterClose }: ReviewPanelProps) {
  const list = useLoaded(() => import('./review-list'));

  return (
    <SidePanel open={open} title="待复核的开通申请" onClose={onClose} afterClose={afterClose}>
      <LoadedArea loaded={list} skeleton={<TextSkeleton lines={6} />}>
        {({ ReviewList }) => <ReviewList onDecided={onDecided} />}
      </LoadedArea>
    </SidePanel>
  );
}
