import type { CallReply } from '@portal/shared/contract';
import { createContext, use } from 'react';

export type Progress = CallReply<'registrationProgress'>;

/** Tells the frame around the pages where the company stands; an empty text where nobody could say. */
export const NoteStatusContext = createContext<(compStatus: string) => void>(() => undefined);

export interface Flow {
  readonly progress: Progress;
  /** The server has led the company on: the page of the new status follows, and where a field is sought leads to it. */
  advance: (compStatus: string, sought?: string) => void;
  /** The field that the person came to correct, as the server names it. */
  readonly sought: string | null;
  /** Asks where the company stands and shows it; rejects without an answer. */
  look: () => Promise<void>;
  /** The same after a refusal that says it is elsewhere: a failure leaves the page, and what was typed there, as it is. */
  refresh: () => void;
}

export const FlowContext = createContext<Flow | null>(null);

/** Where the company stands, for the pages below the gate. */
export function useFlow(): Flow {
  const flow = use(FlowContext);
  if (!flow) throw new Error('outside of the registration flow');
  return flow;
}
