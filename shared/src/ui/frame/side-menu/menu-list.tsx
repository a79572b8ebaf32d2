import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../base/visually-hidden/visually-hidden';
import { ChevronDownIcon, ExternalIcon } from '../icon/frame-icons';
import styles from './menu-list.module.css';
import { isExternal, type ListedEntry } from './menu-model';

interface MenuListProps {
  id?: string;
  entries: readonly ListedEntry[];
  /** The entries are under a group: indented, without icons. */
  nested?: boolean;
  /** The menu shows only icons, and groups open beside it. */
  collapsed: boolean;
}

/** One level of the menu. */
export function MenuList({ id, entries, nested = false, collapsed }: MenuListProps) {
  return (
    <ul id={id} className={clsx(styles.list, nested && styles.nested)}>
      {entries.map((entry) => (
        <li key={entry.path ?? entry.title} className={styles.item}>
          {entry.children ? (
            <MenuGroup entry={entry} nested={nested} collapsed={collapsed} />
          ) : (
            <MenuLink entry={entry} nested={nested} collapsed={collapsed} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Required<Pick<MenuListProps, 'nested' | 'collapsed'>> {
  entry: ListedEntry;
}

function Initial({ of }: { of: string }) {
  return (
    <span className={styles.initial} aria-hidden="true">
      {of.slice(0, 1)}
    </span>
  );
}

function EntryContent({ entry, nested }: Pick<EntryProps, 'entry' | 'nested'>) {
  const Icon = entry.icon;
  return (
    <>
      {!nested && (Icon ? <Icon size={20} /> : <Initial of={entry.title} />)}
      <span className={styles.title}>{entry.title}</span>
    </>
  );
}

function MenuLink({ entry, nested, collapsed }: EntryProps) {
  const tip = collapsed ? entry.title : undefined;
  if (isExternal(entry)) {
    return (
      <a
        className={clsx(styles.entry, collapsed && styles.narrow)}
        href={entry.path}
        target="_blank"
        rel="noopener noreferrer"
        title={tip}
      >
        <EntryContent entry={entry} nested={nested} />
        <ExternalIcon className={styles.external ?? ''} />
        <VisuallyHidden>（在新标签页打开）</VisuallyHidden>
      </a>
    );
  }
  // The entry's own pages are not listed: on them the entry is marked.
  const active = entry.holdsActive;
  return (
    <Link
      className={clsx(styles.entry, active && styles.active, collapsed && styles.narrow)}
      to={entry.path ?? ''}
      aria-current={active ? 'page' : undefined}
      title={tip}
    >
      <EntryContent entry={entry} nested={nested} />
    </Link>
  );
}

function MenuGroup({ entry, nested, collapsed }: EntryProps) {
  const holds = entry.holdsActive;
  const listId = useId();
  // Beside a collapsed menu a group is open only while the person uses it.
  const [choice, setChoice] = useState<{ open: boolean; collapsed: boolean } | null>(null);
  const open = choice?.collapsed === collapsed ? choice.open : holds && !collapsed;
  const setOpen = (next: boolean) => setChoice({ open: next, collapsed });

  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !collapsed || !open) return;
    event.stopPropagation();
    setOpen(false);
    event.currentTarget.querySelector('button')?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears keys that its button and links leave unhandled
    <div
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        if (collapsed && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        type="button"
        className={clsx(styles.entry, holds && (collapsed || !open) && styles.holdsActive, collapsed && styles.narrow)}
        aria-expanded={open}
        aria-controls={listId}
        title={collapsed ? entry.title : undefined}
        onClick={() => setOpen(!open)}
      >
        <EntryContent entry={entry} nested={nested} />
        <ChevronDownIcon className={styles.chevron ?? ''} />
      </button>
      <div hidden={!open} className={clsx(collapsed && styles.beside)}>
        <MenuList id={listId} entries={entry.children ?? []} nested collapsed={false} />
      </div>
    </div>
  );
}
