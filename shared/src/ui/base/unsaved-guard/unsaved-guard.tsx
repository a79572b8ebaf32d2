import Button from 'antd/es/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { Dialog } from '../dialog/dialog';
import { askBeforeLeaving } from './leave-page';
import { useSessionOver } from './use-session-over';

export interface UnsavedGuardProps {
  /** True if typed text would be lost. */
  when: boolean;
  /** Offers 保存并离开. Answers whether it was saved. */
  save?: () => Promise<boolean>;
  /** If this parameter of the address changes, it also counts as another page. */
  parameter?: string;
}

type Address = Pick<Location, 'pathname' | 'search'>;

function isSamePage(one: Address, other: Address, parameter: string | undefined): boolean {
  const valueIn = ({ search }: Address) =>
    parameter === undefined ? null : new URLSearchParams(search).get(parameter);
  return one.pathname === other.pathname && valueIn(one) === valueIn(other);
}

type Answer = (leave: boolean) => void;

/**
 * Asks before a page with unsaved changes is left: by link, back button, closing the tab, or any other act that asks
 * `mayLeavePage`.
 */
export function UnsavedGuard({ when, save, parameter }: UnsavedGuardProps) {
  const [saving, setSaving] = useState(false);
  // A question that no navigation raised.
  const [asked, setAsked] = useState<{ answer: Answer } | null>(null);
  const sessionOver = useSessionOver();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && !sessionOver() && !isSamePage(currentLocation, nextLocation, parameter),
  );

  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!sessionOver()) event.preventDefault();
  });

  useEffect(() => {
    if (!when) return;
    const onUnload = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', onUnload);
    const forget = askBeforeLeaving(() => new Promise((answer) => setAsked({ answer })));
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      forget();
    };
  }, [when]);

  function settle(leave: boolean) {
    asked?.answer(leave);
    setAsked(null);
    if (leave) blocker.proceed?.();
    else blocker.reset?.();
  }
  const stay = () => settle(false);

  async function saveAndLeave() {
    setSaving(true);
    const saved = await save?.().catch(() => false);
    setSaving(false);
    settle(saved === true);
  }

  return (
    <Dialog
      open={blocker.state === 'blocked' || asked !== null}
      title="离开前要保存吗？"
      size="lock"
      onClose={stay}
      footer={
        <>
          <Button onClick={() => settle(true)} disabled={saving}>
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
