import { staffCall } from '../../client/staff-call';
import { ReasonDialog } from '../../frame/reason-dialog';
import { type Outcome, outcomeOf } from '../../requests/outcome';
import type { ActKind, Person } from './person';

type ReasonAct = Exclude<ActKind, 'roles'>;

interface Words {
  readonly action: string;
  readonly effect: string;
  /** Some acts make a new link, or wait for a second person. */
  readonly send: (body: { staffId: string; reason: string }) => Promise<Parameters<typeof outcomeOf>[0] | null>;
}

const acts: Readonly<Record<ReasonAct, Words>> = {
  resend: {
    action: '重新生成链接',
    effect: '原来的开通链接立即失效，并生成新的一次性链接。复审、租户管理和管理员须由另一名管理员确认。',
    send: (body) => staffCall('staffResetFactor', { body }),
  },
  endSessions: {
    action: '结束登录',
    effect: '该员工在所有浏览器上立即退出登录，可以重新登录。',
    send: async (body) => {
      await staffCall('staffEndSessions', { body });
      return null;
    },
  },
  resetFactor: {
    action: '重置登录',
    effect: '原密码、身份验证器和恢复码立即失效，并生成新的一次性链接。复审、租户管理和管理员须由另一名管理员确认。',
    send: (body) => staffCall('staffResetFactor', { body }),
  },
  lock: {
    action: '锁定',
    effect: '该员工立即退出登录，解锁前无法登录。',
    send: (body) => staffCall('staffLock', { body }),
  },
  left: {
    action: '办理离职',
    effect: '该员工立即退出登录，账号不能恢复。',
    send: (body) => staffCall('staffLock', { body: { ...body, left: true } }),
  },
  unlock: {
    action: '解锁',
    effect: '该员工可以重新登录，登录失败的等待时间同时清除。',
    send: (body) => staffCall('staffUnlock', { body }),
  },
};

export const reasonActLabels = Object.fromEntries(
  Object.entries(acts).map(([act, { action }]) => [act, action]),
) as Readonly<Record<ReasonAct, string>>;

/** The person is out afterwards. */
export const isHarm = (act: ActKind): boolean => act === 'lock' || act === 'left';

interface StaffActDialogProps {
  act: ReasonAct;
  person: Person;
  onClose: () => void;
  onDone: (outcome: Outcome) => void;
}

/** An act on a colleague. */
export function StaffActDialog({ act, person, onClose, onDone }: StaffActDialogProps) {
  const { action, effect, send } = acts[act];
  const { staffId, displayName } = person;
  return (
    <ReasonDialog
      title={`${action}“${displayName}”`}
      effect={effect}
      action={action}
      danger={isHarm(act)}
      onClose={onClose}
      send={async (reason) => {
        const made = await send({ staffId, reason });
        onDone(outcomeOf(made ?? { waits: false }, displayName));
      }}
    />
  );
}
