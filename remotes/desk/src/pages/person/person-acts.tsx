import { Button, lateComponent, showSuccess } from '@portal/shared/ui';
import { type ReactNode, useState } from 'react';
import { staffCall } from '../../client/staff-call';
import { nameOf, type Person } from './person';

const ReasonDialog = lateComponent(() => import('../../frame/reason-dialog').then((module) => module.ReasonDialog));
const MobileDialog = lateComponent(() => import('./mobile-dialog').then((module) => module.MobileDialog));

interface Words {
  readonly action: string;
  readonly effect: ReactNode;
  readonly send: (body: { userCode: string; reason: string }) => Promise<unknown>;
}

const acts = {
  lock: {
    action: '锁定',
    effect: '该人员立即退出登录，解除锁定前无法登录任何企业，并会收到通知。',
    send: (body) => staffCall('staffPersonLock', { body }),
  },
  unlock: {
    action: '解除锁定',
    effect: '该人员可以重新登录，登录失败的等待时间同时清除。',
    send: (body) => staffCall('staffPersonUnlock', { body }),
  },
  endSessions: {
    action: '退出登录',
    effect: '该人员的所有设备在下一次操作时退出登录，可以重新登录。',
    send: (body) => staffCall('staffPersonEndSessions', { body }),
  },
} as const satisfies Readonly<Record<string, Words>>;

type ReasonAct = keyof typeof acts;

/** The acts that make sense for the person now, of those that the role may do. */
export function actsFor({ status, waitsUntil, devices, may }: Person): (ReasonAct | 'correctMobile')[] {
  return [
    ...(may.includes('endSessions') && devices.length > 0 ? (['endSessions'] as const) : []),
    ...(may.includes('unlock') && (status === 'LOCKED' || waitsUntil !== null) ? (['unlock'] as const) : []),
    ...(may.includes('lock') ? (['lock'] as const) : []),
    ...(may.includes('correctMobile') ? (['correctMobile'] as const) : []),
  ];
}

export function PersonActs({ person, onChanged }: { person: Person; onChanged: () => void }) {
  const [open, setOpen] = useState<ReasonAct | 'correctMobile' | null>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    showSuccess();
    onChanged();
  };
  const { userCode } = person;
  return (
    <>
      {actsFor(person).map((act) => (
        <Button key={act} danger={act === 'lock'} onClick={() => setOpen(act)}>
          {act === 'correctMobile' ? '更正手机号' : acts[act].action}
        </Button>
      ))}
      {open === 'correctMobile' && <MobileDialog person={person} onClose={close} onDone={done} />}
      {open !== null && open !== 'correctMobile' && (
        <ReasonDialog
          title={`${acts[open].action}“${nameOf(person)}”`}
          effect={acts[open].effect}
          action={acts[open].action}
          danger={open === 'lock'}
          send={async (reason) => {
            await acts[open].send({ userCode, reason });
            done();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
