import type { CallReply } from '@portal/shared/contract';

export type View = CallReply<'wayOutView'>;

/** The page's words when the person has done their part. */
export interface Done {
  readonly title: string;
  readonly hint: string;
}

export interface WayOutProps {
  readonly ticket: string;
  readonly view: View;
  readonly onDone: (done: Done) => void;
  /** Somebody else was faster: the page has to ask again. */
  readonly onStale: () => void;
}

export const titles: Readonly<Record<View['kind'], string>> = {
  reapplication: '重新申请企业认证',
  correction: '修改后重新提交',
  renewal: '更新企业证照',
  unfreeze: '申请解冻企业',
  closing: '企业注销进度',
  reopening: '申请恢复企业',
};

const waiting = '预计 1–3 个工作日完成，结果将以短信和站内信通知。';

/** The end of each way that the platform decides. */
export const submitted: Readonly<Record<Exclude<View['kind'], 'reapplication' | 'closing'>, Done>> = {
  correction: { title: '修改内容已提交', hint: `平台正在复审，${waiting}` },
  renewal: { title: '证照更新申请已提交', hint: `审核通过后企业即可恢复使用。${waiting}` },
  unfreeze: { title: '解冻申请已提交', hint: waiting },
  reopening: { title: '恢复申请已提交', hint: waiting },
};
