import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StoredFile } from '../../frame/file-preview/stored-file';
import { type FileRules, fileComplaint } from './file-rules';

export interface UploadOptions {
  signal: AbortSignal;
  /** 0 to 100. */
  onProgress: (percent: number) => void;
}

export type UploadFile = (file: File, options: UploadOptions) => Promise<StoredFile>;

/** A file on its way, or one that did not get through. A file that arrived is in the field's value. */
export type UploadItem = { id: number; name: string; size: number } & (
  | { state: 'sending'; percent: number; file: File }
  | { state: 'failed'; message: string; file: File }
  | { state: 'refused'; message: string }
);

interface UseUploadsOptions {
  rules: FileRules;
  upload: UploadFile;
  onStored: (file: StoredFile) => void;
}

/** Sends files and keeps a list of those under way. */
export function useUploads({ rules, upload, onStored }: UseUploadsOptions) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const lastId = useRef(0);
  const running = useRef(new Map<number, AbortController>());
  const stored = useEffectEvent(onStored);

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const put = (next: UploadItem) => setItems((all) => all.map((item) => (item.id === next.id ? next : item)));
  const forget = (id: number) => setItems((all) => all.filter((item) => item.id !== id));

  async function run(id: number, file: File) {
    const about = { id, name: file.name, size: file.size, file };
    const controller = new AbortController();
    running.current.set(id, controller);
    try {
      const result = await upload(file, {
        signal: controller.signal,
        onProgress(percent) {
          // The last news of a failed upload may come after its failure.
          if (running.current.get(id) === controller) put({ ...about, state: 'sending', percent });
        },
      });
      if (controller.signal.aborted) return;
      forget(id);
      stored(result);
    } catch (error) {
      if (controller.signal.aborted) return;
      const message = error instanceof Error && error.message ? error.message : '上传失败，请重试';
      put({ ...about, state: 'failed', message });
    } finally {
      running.current.delete(id);
    }
  }

  function add(file: File) {
    lastId.current += 1;
    const id = lastId.current;
    const message = fileComplaint(file, rules);
    const about = { id, name: file.name, size: file.size };
    if (message) {
      setItems((all) => [...all, { ...about, state: 'refused', message }]);
      return;
    }
    setItems((all) => [...all, { ...about, state: 'sending', percent: 0, file }]);
    void run(id, file);
  }

  function resend(item: UploadItem) {
    if (item.state !== 'failed') return;
    const { id, name, size, file } = item;
    put({ id, name, size, file, state: 'sending', percent: 0 });
    void run(id, file);
  }

  function remove(id: number) {
    running.current.get(id)?.abort();
    forget(id);
  }

  /**
   * In a field for one file, the next file replaces all that failed. In a field for several, a failed file can be sent
   * again.
   */
  const pickAnew = (dropped: 'refused' | 'all') =>
    setItems((all) => all.filter(({ state }) => state === 'sending' || (state === 'failed' && dropped === 'refused')));

  return { items, add, resend, remove, pickAnew };
}
