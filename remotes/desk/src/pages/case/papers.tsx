import { type DocumentControls, FileView } from '@portal/shared/ui/frame';
import { useRef } from 'react';
import { staffFile } from '../../client/staff-call';
import { useKeys } from '../../keys/use-keys';
import type { CasePaper } from './case';
import styles from './papers.module.css';

interface PapersProps {
  taskId: string;
  papers: readonly CasePaper[];
  /** The paper on screen, by its token. */
  current: string;
  onChoose: (fileToken: string) => void;
}

/** The documents, one on screen. Each look is noted in the audit, so a paper that was seen is not asked for again. */
export function Papers({ taskId, papers, current, onChoose }: PapersProps) {
  const seen = useRef(new Map<string, Blob>());
  const controls = useRef<DocumentControls>(null);
  const at = Math.max(
    0,
    papers.findIndex(({ fileToken }) => fileToken === current),
  );
  const paper = papers[at];
  const go = (step: 1 | -1) => {
    const next = papers[(at + step + papers.length) % papers.length];
    if (next) onChoose(next.fileToken);
  };
  useKeys('文件', [
    { keys: '.', label: '下一份文件', run: () => go(1) },
    { keys: ',', label: '上一份文件', run: () => go(-1) },
    { keys: 'j', label: '下一页', run: () => controls.current?.scrollPages(1) },
    { keys: 'k', label: '上一页', run: () => controls.current?.scrollPages(-1) },
    { keys: '=', label: '放大', run: () => controls.current?.zoom(1) },
    { keys: '-', label: '缩小', run: () => controls.current?.zoom(-1) },
    { keys: 'r', label: '旋转', run: () => controls.current?.turn() },
  ]);
  if (!paper) return null;

  const { fileToken, fileName } = paper;
  async function load(signal: AbortSignal): Promise<Blob> {
    const file =
      seen.current.get(fileToken) ?? (await staffFile('staffCaseFile', { body: { taskId, fileToken } }, signal));
    seen.current.set(fileToken, file);
    return file;
  }
  return (
    <section className={styles.papers} aria-label="文件">
      <ul className={styles.names}>
        {papers.map((one) => (
          <li key={one.fileToken}>
            <button
              type="button"
              aria-current={one === paper ? 'true' : undefined}
              title={one.fileName}
              onClick={() => onChoose(one.fileToken)}
            >
              {one.label}
            </button>
          </li>
        ))}
      </ul>
      <FileView key={fileToken} fileName={fileName} load={load} controls={controls} />
    </section>
  );
}
