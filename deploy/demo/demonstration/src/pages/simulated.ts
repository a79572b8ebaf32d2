import type { Decision } from '@portal/platform/src/domain/case/decision';
import type { OpenTask } from '@portal/platform/src/domain/case/open-tasks';

/** A task as the desk of a demonstration shows it. */
export type ShownTask = Pick<
  OpenTask,
  'taskId' | 'kind' | 'subject' | 'summary' | 'tenant' | 'compName' | 'compStatus' | 'requestNo' | 'automaticAt'
>;

/** The bank and the face recognition that a demonstration plays. The desk tells them how their calls end. */
export interface Simulated {
  transfers(): Promise<ShownTask[]>;
  /** Answers null if the task is none of theirs. */
  decide(taskId: string, decision: Pick<Decision, 'outcome' | 'reason'>): Promise<boolean | null>;
  /** The reason for which the next face check will fail; empty: it passes. */
  nextFace(): Promise<string>;
  planFace(reason: string): Promise<void>;
}
