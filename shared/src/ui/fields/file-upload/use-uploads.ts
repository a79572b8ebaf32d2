import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { StoredFile } from '../../frame/file-preview/stored-file';
import { type FileRules, fileComplaint } from './file-rules';
import { changeUploads, type UploadItem } from './upload-list';

export interface UploadOptions {
  signal: AbortSignal;
  /** 0 to 100. */
  onProgress: (percent: number) => void;
}

export type UploadFile = (file: File, options: UploadOptions) => Promise<StoredFile>;

interface UseUploadsOptions {
  rules: FileRules;
  upload: UploadFile;
  onStored: (file: StoredFile) => void;
}

let lastId = 0;

/** Sends files and keeps a list of those under way. */
export function useUploads({ rules, upload, onStored }: UseUploadsOptions) {
  const [items, change] = useReducer(changeUploads, []);
  const running = useRef(new Map<number, AbortController>());
  const stored = useEffectEvent(onStored);

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  async function run(id: number, file: File) {
    const controller = new AbortController();
    running.current.set(id, controller);
    try {
      const result = await upload(file, {
        signal: controller.signal,
        onProgress: (percent) => change({ kind: 'progress', id, percent }),
      });
      if (controller.signal.aborted) return;
      change({ kind: 'remove', id });
      stored(result);
    } catch (error) {
      if (controller.signal.aborted) return;
      change({
        kind: 'fail',
        id,
        message: error instanceof Error && error.message ? error.message : '上传失败，请重试',
      });
    } finally {
      running.current.delete(id);
    }
  }

  function add(file: File) {
    lastId += 1;
    const id = lastId;
    const message = fileComplaint(file, rules);
    const about = { id, name: file.name, size: file.size };
    if (message) {
      change({ kind: 'add', item: { ...about, state: 'refused', message } });
      return;
    }
    change({ kind: 'add', item: { ...about, state: 'sending', percent: 0, file } });
    void run(id, file);
  }

  function resend(item: UploadItem) {
    if (item.state !== 'failed') return;
    change({ kind: 'resend', id: item.id });
    void run(item.id, item.file);
  }

  function remove(id: number) {
    running.current.get(id)?.abort();
    change({ kind: 'remove', id });
  }

  /**
   * In a field for one file, the next file replaces all that failed. In a field for several, a failed file can be sent
   * again.
   */
  const pickAnew = (forget: 'refused' | 'all') => change({ kind: 'pickAnew', forget });

  return { items, add, resend, remove, pickAnew };
}
