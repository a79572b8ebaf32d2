export type UploadItem = { id: number; name: string; size: number } & (
  | { state: 'sending'; percent: number; file: File }
  | { state: 'failed'; message: string; file: File }
  | { state: 'refused'; message: string }
);

export type UploadChange =
  | { kind: 'add'; item: UploadItem }
  | { kind: 'progress'; id: number; percent: number }
  | { kind: 'fail'; id: number; message: string }
  | { kind: 'resend'; id: number }
  | { kind: 'remove'; id: number }
  /**
   * The person picks files again: `all` forgets every file that failed, `refused` only those that can never be sent.
   */
  | { kind: 'pickAnew'; forget: 'refused' | 'all' };

/** The files on their way. A file that arrived is in the field's value and no longer here. */
export function changeUploads(items: readonly UploadItem[], change: UploadChange): readonly UploadItem[] {
  switch (change.kind) {
    case 'add':
      return [...items, change.item];
    case 'remove':
      return items.filter((item) => item.id !== change.id);
    case 'pickAnew':
      return items.filter(({ state }) => state === 'sending' || (state === 'failed' && change.forget === 'refused'));
    case 'progress':
      return items.map((item) =>
        item.id === change.id && item.state === 'sending' ? { ...item, percent: change.percent } : item,
      );
    case 'fail':
      return items.map((item) =>
        item.id === change.id && item.state === 'sending'
          ? { id: item.id, name: item.name, size: item.size, file: item.file, state: 'failed', message: change.message }
          : item,
      );
    case 'resend':
      return items.map((item) =>
        item.id === change.id && item.state === 'failed'
          ? { id: item.id, name: item.name, size: item.size, file: item.file, state: 'sending', percent: 0 }
          : item,
      );
  }
}
