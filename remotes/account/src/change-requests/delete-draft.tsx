import { call } from '@portal/shared/api';
import { Button } from '@portal/shared/ui';
import { useConfirm } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';

interface DeleteDraftProps {
  changeNo: string;
  /** Where one is when the draft is gone. */
  leaveTo: string;
}

/** 删除草稿, and away from it: what else is typed on the page goes with it. */
export function DeleteDraft({ changeNo, leaveTo }: DeleteDraftProps) {
  const [confirm, question] = useConfirm();
  const [gone, setGone] = useState(false);

  async function remove() {
    const sure = await confirm({
      title: '确定删除这份草稿？',
      consequence: '已填写的内容将无法恢复。',
      action: '删除',
      danger: true,
    });
    if (!sure) return;
    await call('changeDelete', { body: { changeNo } }, { success: '草稿已删除' });
    setGone(true);
  }

  if (gone) return <Navigate to={leaveTo} replace />;
  return (
    <>
      {/* The client has said what went wrong. */}
      <Button danger onClick={() => void remove().catch(() => undefined)}>
        删除草稿
      </Button>
      {question}
    </>
  );
}
