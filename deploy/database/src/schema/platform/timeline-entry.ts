/** One step of what a request or a registration went through. */
export interface TimelineEntry {
  title: string;
  at: string | null;
  state: 'done' | 'doing' | 'todo' | 'failed';
  remark: string;
}
