import { useKeptAnswer } from '@portal/shared/api';
import { useMessageVersion } from '@portal/shared/live';
import { Alert, Button, Dialog, lateComponent, TextSkeleton } from '@portal/shared/ui';
import { useState } from 'react';

const JoinRequestList = lateComponent(() => import('./join-request-list').then((module) => module.JoinRequestList), {
  meanwhile: <TextSkeleton />,
});

interface JoinRequestsProps {
  /** A person was admitted. */
  onJoined: () => void;
}

/** At most so many are shown; the oldest ones come with the next load, once these have been decided. */
const shownAtOnce = 20;

/** Says that people ask to join the company, and lets the administrator decide. Shows nothing where nobody asks. */
export function JoinRequests({ onJoined }: JoinRequestsProps) {
  const [open, setOpen] = useState(false);
  const requests = useKeptAnswer(
    'employeeJoinList',
    { body: { pageNum: 1, pageSize: shownAtOnce } },
    useMessageVersion(),
  );
  const { total = 0, rows = [] } = requests.value ?? {};
  return (
    <>
      {total > 0 && (
        <Alert
          type="info"
          showIcon
          title={`有 ${total} 人申请加入本企业`}
          action={
            <Button size="small" onClick={() => setOpen(true)}>
              处理申请
            </Button>
          }
        />
      )}
      <Dialog open={open} title="加入申请" size="table" onClose={() => setOpen(false)}>
        <JoinRequestList
          requests={rows}
          onDecided={(joined) => {
            requests.reload();
            if (joined) onJoined();
            if (rows.length === 1) setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}
