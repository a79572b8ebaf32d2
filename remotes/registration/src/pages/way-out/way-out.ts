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
