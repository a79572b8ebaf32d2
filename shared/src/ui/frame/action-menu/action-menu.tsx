import Dropdown from 'antd/es/dropdown';
import { type ReactNode, useRef, useState } from 'react';
import { CheckIcon } from '../../base/icon/icons';
import styles from './action-menu.module.css';
import { useFocusReturn } from './use-focus-return';

export interface MenuAction {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** The one that is in force, e.g. the present company. */
  checked?: boolean;
  onSelect: () => void;
}

export interface ActionMenuProps {
  /** What the button opens, where its content does not say it. */
  label?: string;
  actions: readonly MenuAction[];
  /** Above the actions: who is logged in, say. */
  heading?: ReactNode;
  placement?: 'bottomLeft' | 'bottomRight';
  className?: string;
  /** The button's content. */
  children: ReactNode;
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
  const items = actions.map(({ key, label: text, icon, danger = false, disabled = false, checked = false }) => ({
    key,
    icon,
    danger,
    disabled,
    label: (
      <span className={styles.action} aria-current={checked || undefined}>
        {text}
        {checked && <CheckIcon />}
      </span>
    ),
  }));
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      placement={placement}
      autoFocus
      menu={{
        items: heading === undefined ? items : [{ key: 'heading', type: 'group', label: heading, children: items }],
        onClick: ({ key }) => {
          // What the action opens gives the focus back to the button: the entry is gone by then.
          button.current?.focus();
          actions.find((action) => action.key === key)?.onSelect();
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
