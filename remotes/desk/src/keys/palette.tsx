import { Dialog, Facts } from '@portal/shared/ui';
import { Command } from 'cmdk';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActName } from './act-name';
import { KeyText } from './key-text';
import styles from './palette.module.css';
import { type Find, useFound } from './use-found';
import { type KeyAct, paletteKey, useKeyGroups } from './use-keys';

interface PaletteProps {
  find: Find;
  onClose: () => void;
}

/** Finds a page or an act by a part of its name, and what the server knows under it. */
export function Palette({ find, onClose }: PaletteProps) {
  const groups = useKeyGroups((state) => state.groups);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { groups: found, searching, failed } = useFound(typed, find);
  const then = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Dialog open title="快速前往" onClose={onClose}>
      <Command label="快速前往" className={styles.palette ?? ''} loop>
        <Command.Input
          autoFocus
          value={typed}
          onValueChange={setTyped}
          placeholder="页面、操作、企业、人员的名称或编号"
        />
        <Command.List label="结果">
          <Command.Empty>{emptyText(searching, failed)}</Command.Empty>
          {found.map(({ title: group, rows }) => (
            <Command.Group key={group} heading={group}>
              {rows.map(({ path, title, notes }) => (
                // The server has matched them, by more than their names.
                <Command.Item key={path} value={path} keywords={[typed]} onSelect={then(() => void navigate(path))}>
                  <span className={styles.label}>{title}</span>
                  <span className={styles.note}>
                    <Facts facts={notes} />
                  </span>
                </Command.Item>
              ))}
            </Command.Group>
          ))}
          {groups.map(({ id, title, acts }) => (
            <Command.Group key={id} heading={title}>
              {acts
                .filter(({ keys }) => keys !== paletteKey)
                .map((act) => (
                  <Act key={act.keys} act={act} onSelect={then(act.run)} />
                ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}

function emptyText(searching: boolean, failed: boolean): string {
  if (searching) return '搜索中…';
  return failed ? '搜索失败，请稍后重试' : '没有匹配的结果';
}

function Act({ act, onSelect }: { act: KeyAct; onSelect: () => void }) {
  const { keys, label } = act;
  return (
    <Command.Item value={`${label} ${keys}`} onSelect={onSelect}>
      <span className={styles.label}>
        <ActName act={act} />
      </span>
      <KeyText keys={keys} />
    </Command.Item>
  );
}
