/** One step in the history of a request or a registration. */
export interface TimelineEntry {
  title: string;
  at: string | null;
  state: 'done' | 'doing' | 'todo' | 'failed';
  remark: string;
}
