import { Button, Dialog } from '@portal/shared/ui';
import { SchemeChoice } from '@portal/shared/ui/frame';

/** How the desk looks in this browser. A choice shows at once. */
export function LookDialog({ onClose }: { onClose: () => void }) {
  const done = (
    <Button type="primary" onClick={onClose}>
      完成
    </Button>
  );
  return (
    <Dialog open title="外观" onClose={onClose} footer={done}>
      <SchemeChoice />
    </Dialog>
  );
}
