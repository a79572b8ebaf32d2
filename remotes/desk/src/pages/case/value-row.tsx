import { formatMinute, nothing } from '@portal/shared/format';
import { CheckIcon, CopyButton, WarningIcon } from '@portal/shared/ui';
import { FileIcon } from '@portal/shared/ui/frame';
import type { ReactNode } from 'react';
import { staffCall } from '../../client/staff-call';
import { MaskedValue } from '../../records/masked-value';
import { ScanNote } from '../../records/scan-note';
import type { CaseValue } from './case';
import styles from './value-row.module.css';

interface ValueRowProps {
  taskId: string;
  compCode: string;
  item: CaseValue;
  /** The person may ask for the whole of a masked value. */
  reveals: boolean;
  /** Left out: the person may not see files. */
  onFile?: ((fileToken: string) => void) | undefined;
  /** Marks a finding; null where none can be made. */
  flag: ReactNode;
  /** The finding about this value. */
  finding: ReactNode;
}

const sources: Readonly<Record<string, string>> = { ocr: '证件识别', registry: '工商登记' };

/** One value: what was typed, what it was before, and what providers read, with the differences in words. */
export function ValueRow({ taskId, compCode, item, reveals, onFile, flag, finding }: ValueRowProps) {
  const { label, before, read } = item;
  const differs = read.some((one) => one.differs);
  const changes = before !== null && before !== item.value;
  return (
    <div className={styles.row} data-differs={differs || undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <div className={styles.own} data-changed={changes || undefined}>
          <Value taskId={taskId} item={item} reveals={reveals} onFile={onFile} />
          {item.file && onFile && <ScanNote compCode={compCode} file={item.file} />}
        </div>
        {before !== null && (
          <p className={styles.beside}>
            {changes ? (
              <>
                变更前：<del>{before || nothing}</del>
              </>
            ) : (
              '未变更'
            )}
          </p>
        )}
        {read.map(({ port, value, at, differs: other }) => (
          <p key={port} className={styles.beside} title={`读取时间 ${formatMinute(at)}`}>
            {sources[port] ?? port}：{value}
            <span className={other ? styles.unlike : styles.alike}>
              {other ? <WarningIcon size={16} /> : <CheckIcon size={16} />}
              {other ? '不一致' : '一致'}
            </span>
          </p>
        ))}
        {finding}
      </dd>
      <dd className={styles.flag}>{flag}</dd>
    </div>
  );
}

function Value({ taskId, item, reveals, onFile }: Pick<ValueRowProps, 'taskId' | 'item' | 'reveals' | 'onFile'>) {
  const { field, label, value, masked, file } = item;
  if (file)
    return onFile ? (
      <button type="button" className={styles.file} onClick={() => onFile(file.fileToken)}>
        <FileIcon size={16} />
        {value}
      </button>
    ) : (
      value
    );
  if (value === '') return nothing;
  if (masked)
    return (
      <MaskedValue
        label={label}
        value={value}
        mayReveal={reveals}
        reveal={async () => (await staffCall('staffCaseReveal', { body: { taskId, field } })).value}
        inCase
      />
    );
  return (
    <>
      {value}
      <CopyButton text={value} label={label} />
    </>
  );
}
