import { useId, useRef, useState } from 'react';
import styles from './action-menu.module.css';
import type { ActionMenuProps } from './menu-entries';
import { layerRole, MenuLayer } from './menu-layer';

/**
 * A button that opens a menu of actions: by click, Enter, space or arrow; Escape closes it and focus returns. While
 * closed it is only a button, so a list may have one in each row.
 */
export function ActionMenu({ label, className, children, onOpen, ...menu }: ActionMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();

  // A dialog or panel that an action opens gives the focus back to the button, because the entry is gone by then.
  const close = () => {
    button.current?.focus({ preventScroll: true });
    setOpen(false);
  };

  const show = () => {
    setOpen(true);
    onOpen?.();
  };

  return (
    <>
      <button
        ref={button}
        id={buttonId}
        type="button"
        className={className ?? styles.button}
        aria-label={label}
        aria-haspopup={layerRole(menu.actions)}
        aria-expanded={open}
        onClick={() => (open ? close() : show())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          show();
        }}
      >
        {children}
      </button>
      {open && <MenuLayer {...menu} button={button} labelledBy={buttonId} onClose={close} />}
    </>
  );
}
