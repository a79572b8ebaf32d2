import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { Dialog } from '../dialog/dialog';

export interface UnsavedGuardProps {
  /** Whether something typed would be lost. */
  when: boolean;
  /** Offers 保存并离开. Answers whether it was saved. */
  save?: () => Promise<boolean>;
}

/** Asks before a page with unsaved changes is left, by link, back button or closing the tab. */
export function UnsavedGuard({ when, save }: UnsavedGuardProps) {
  const [saving, setSaving] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!when) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);

  const stay = () => blocker.reset?.();
  const leave = () => blocker.proceed?.();

  async function saveAndLeave() {
    setSaving(true);
    const saved = await save?.().catch(() => false);
    setSaving(false);
    if (saved) leave();
    else stay();
  }

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title="离开前要保存吗？"
      size="lock"
      onClose={stay}
      footer={
        <>
          <Button onClick={leave} disabled={saving}>
            放弃并离开
          </Button>
          {save && (
            <Button onClick={saveAndLeave} loading={saving}>
              保存并离开
            </Button>
          )}
          <Button type="primary" onClick={stay} disabled={saving}>
            继续编辑
          </Button>
        </>
      }
    >
      当前页面有未保存的内容，离开后将无法恢复。
    </Dialog>
  );
}
