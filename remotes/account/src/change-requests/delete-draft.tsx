import { call } from '@portal/shared/api';
import { Button } from '@portal/shared/ui';
import { useConfirm } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';

interface DeleteDraftProps {
  changeNo: string;
  /** The page to which the person goes when the draft is gone. */
  leaveTo: string;
}

/** 删除草稿: deletes the draft and leaves the page, with everything else typed there. */
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
      {/* The client has shown the error. */}
      <Button danger onClick={() => void remove().catch(() => undefined)}>
        删除草稿
      </Button>
      {question}
    </>
  );
}
