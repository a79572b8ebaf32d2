import { Button } from '@portal/shared/ui';

interface BulkActionsProps {
  busy: boolean;
  onAssign: () => void;
  onUrgent: (urgent: boolean) => void;
}

/** Buttons for several cases at once, for a leader. */
export function BulkActions({ busy, onAssign, onUrgent }: BulkActionsProps) {
  return (
    <>
      <Button size="small" onClick={onAssign}>
        分派
      </Button>
      <Button size="small" loading={busy} onClick={() => onUrgent(true)}>
        加急
      </Button>
      <Button size="small" loading={busy} onClick={() => onUrgent(false)}>
        取消加急
      </Button>
    </>
  );
}
