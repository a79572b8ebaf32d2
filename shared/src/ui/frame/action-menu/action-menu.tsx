import Dropdown from 'antd/es/dropdown';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { CheckIcon } from '../../base/icon/icons';
import styles from './action-menu.module.css';
import { useFocusReturn } from './use-focus-return';

interface MenuEntry {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
}

export interface MenuAction extends MenuEntry {
  danger?: boolean;
  disabled?: boolean;
  /** The one that is in force, e.g. the present company. */
  checked?: boolean;
  onSelect: () => void;
}

/** Leads to a page: a link, so it opens in a new tab as well. */
export interface MenuLink extends MenuEntry {
  path: string;
}

export interface ActionMenuProps {
  /** What the button opens, where its content does not say it. */
  label?: string;
  actions: readonly (MenuAction | MenuLink)[];
  /** Above the actions: who is logged in, say. */
  heading?: ReactNode;
  placement?: 'bottomLeft' | 'bottomRight';
  className?: string;
  /** The button's content. */
  children: ReactNode;
}

const whatAntdShows = (action: MenuAction | MenuLink) =>
  'path' in action
    ? { key: action.key, icon: action.icon }
    : { key: action.key, icon: action.icon, danger: action.danger ?? false, disabled: action.disabled ?? false };

function ActionLabel({ action }: { action: MenuAction | MenuLink }) {
  if ('path' in action)
    return (
      <Link to={action.path} className={styles.action} tabIndex={-1}>
        {action.label}
      </Link>
    );
  const { label, checked = false } = action;
  return (
    <span className={styles.action} aria-current={checked || undefined}>
      {label}
      {checked && <CheckIcon />}
    </span>
  );
}

/** A button that opens a menu of actions: by click, Enter, space or arrow; Escape closes it and focus returns. */
export function ActionMenu({
  label,
  actions,
  heading,
  placement = 'bottomRight',
  className,
  children,
}: ActionMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(open, button);
  const items = actions.map((action) => ({ ...whatAntdShows(action), label: <ActionLabel action={action} /> }));
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      placement={placement}
      autoFocus
      menu={{
        items: heading === undefined ? items : [{ key: 'heading', type: 'group', label: heading, children: items }],
        onClick: ({ key, domEvent }) => {
          // What the action opens gives the focus back to the button: the entry is gone by then.
          button.current?.focus();
          const action = actions.find((one) => one.key === key);
          if (action && 'onSelect' in action) return action.onSelect();
          const link = domEvent.currentTarget.querySelector('a');
          if (domEvent.type === 'click' && link?.contains(domEvent.target as Node)) return;
          // By keyboard, or beside the words. Enter itself would now press the button.
          domEvent.preventDefault();
          link?.click();
        },
      }}
    >
      <button
        ref={button}
        type="button"
        className={className ?? styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
    </Dropdown>
  );
}
