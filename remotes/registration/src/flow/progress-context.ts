import type { CallReply } from '@portal/shared/contract';
import { createContext, use } from 'react';

export type Progress = CallReply<'registrationProgress'>;

export interface Flow {
  readonly progress: Progress;
  /** The server has led the company on: the page of the new status follows. */
  advance: (compStatus: string) => void;
  /** Asks where the company stands, such as after a refusal that says it is elsewhere. */
  refresh: () => void;
}

export const FlowContext = createContext<Flow | null>(null);

/** Where the company stands, for the pages below the gate. */
export function useFlow(): Flow {
  const flow = use(FlowContext);
  if (!flow) throw new Error('outside of the registration flow');
  return flow;
}
