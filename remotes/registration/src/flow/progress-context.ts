import type { CallReply } from '@portal/shared/contract';
import { createContext, use } from 'react';

export type Progress = CallReply<'registrationProgress'>;

/** Tells the frame around the pages the company's status; an empty text if it is not known. */
export const NoteStatusContext = createContext<(compStatus: string) => void>(() => undefined);

export interface Flow {
  readonly progress: Progress;
  /**
   * The server has moved the company on: the page of the new status follows. `sought` names a field to lead to there.
   */
  advance: (compStatus: string, sought?: string) => void;
  /** The field that the person came to correct, as the server names it. */
  readonly sought: string | null;
  /** Asks for the company's status and shows its page; rejects without an answer. */
  look: () => Promise<void>;
  /** The same after a refusal that names another status. If it fails, the page stays, with its input. */
  refresh: () => void;
}

export const FlowContext = createContext<Flow | null>(null);

/** The company's status, for the pages below the gate. */
export function useFlow(): Flow {
  const flow = use(FlowContext);
  if (!flow) throw new Error('outside of the registration flow');
  return flow;
}
