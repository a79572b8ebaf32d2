import { clsx } from 'clsx';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { measure } from '../../../theme/tokens';
import { isExternalLink } from '../../../validators/link';
import { CheckIcon } from '../../base/icon/icons';
import { useBelow } from '../media/use-below';
import { layers } from '../side-panel/layers';
import type { ActionMenuProps, MenuAction, MenuLink } from './menu-entries';
import styles from './menu-layer.module.css';
import { placeBeside } from './place-beside';

interface MenuLayerProps extends Pick<ActionMenuProps, 'actions' | 'heading' | 'placement'> {
  button: RefObject<HTMLElement | null>;
  labelledBy: string;
  /** Gives the focus back. */
  onClose: () => void;
}

/** A layer without anything to choose only shows text, so it is a dialog. */
export const layerRole = (actions: ActionMenuProps['actions']) => (actions.length > 0 ? 'menu' : 'dialog');

const entriesIn = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? []),
];

/** The open menu: below or above its button, and at the bottom of a phone. It closes when its button moves away. */
export function MenuLayer({
  button,
  labelledBy,
  actions,
  heading,
  placement = 'bottomRight',
  onClose,
}: MenuLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  /** The entry that has the focus, by its number. */
  const focused = useRef(0);
  const atBottom = useBelow(measure.cardsBelow);
  const [place] = useState(() => button.current && placeBeside(button.current.getBoundingClientRect(), placement));

  useLayoutEffect(() => {
    const [first = menu.current] = entriesIn(menu.current);
    first?.focus({ preventScroll: true });
  }, []);
  // The list behind it may load again and change the entries. One that goes while it has the focus would leave the next
  // key to the page.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const entries = entriesIn(menu.current);
    (entries[focused.current] ?? entries.at(-1) ?? menu.current)?.focus({ preventScroll: true });
  });
  useCloseFromOutside(layer, button, onClose);

  function onKeyDown(event: KeyboardEvent) {
    const entries = entriesIn(menu.current);
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const goTo = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (goTo !== undefined) {
      event.preventDefault();
      entries.at(goTo % entries.length)?.focus();
    } else if (event.key === 'Tab') onClose();
    else if (event.key === 'Escape') {
      // Escape must not also close the panel that the button may stand in.
      event.stopPropagation();
      onClose();
    }
  }

  const firstDanger = actions.findIndex((action) => 'danger' in action && action.danger);
  const box = {
    ref: menu,
    tabIndex: -1,
    'aria-labelledby': labelledBy,
    className: styles.menu,
    style: (!atBottom && place) || undefined,
    onKeyDown,
    onFocus({ target }: FocusEvent) {
      focused.current = Math.max(entriesIn(menu.current).indexOf(target as HTMLElement), 0);
    },
  };
  const title = heading !== undefined && (
    <div role="presentation" className={styles.heading}>
      {heading}
    </div>
  );
  return createPortal(
    <div ref={layer}>
      <button type="button" tabIndex={-1} aria-label="关闭" className={styles.ground} onClick={onClose} />
      {layerRole(actions) === 'dialog' ? (
        <div role="dialog" {...box}>
          {title}
        </div>
      ) : (
        <div role="menu" {...box}>
          {title}
          {actions.map((action, index) => (
            <Entry
              key={action.key}
              action={action}
              apart={index > 0 && (index === firstDanger || action.startsGroup === true)}
              onClose={onClose}
            />
          ))}
        </div>
      )}
    </div>,
    layers(),
  );
}

interface EntryProps {
  action: MenuAction | MenuLink;
  /** The entry stands apart from those above it. */
  apart: boolean;
  onClose: () => void;
}

function Entry({ action, apart, onClose }: EntryProps) {
  if ('path' in action) {
    const link = {
      role: 'menuitem',
      tabIndex: -1,
      className: clsx(styles.entry, apart && styles.apart),
      onClick: onClose,
      children: (
        <>
          {action.icon}
          <span className={styles.label}>{action.label}</span>
        </>
      ),
    };
    if (!isExternalLink(action.path)) return <Link to={action.path} {...link} />;
    return <a href={action.path} target="_blank" rel="noopener noreferrer" {...link} />;
  }
  const { label, icon, checked = false, danger = false, due = false, disabled = false, onSelect } = action;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={clsx(styles.entry, danger && styles.danger, due && styles.due, apart && styles.apart)}
      aria-current={checked || undefined}
      disabled={disabled}
      onClick={() => {
        onClose();
        onSelect();
      }}
    >
      {icon}
      <span className={styles.label}>{label}</span>
      {checked && <CheckIcon />}
    </button>
  );
}

/** Closes the layer after a press elsewhere, when its button moves away and when the window changes its size. */
function useCloseFromOutside(
  layer: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const outside = ({ target }: Event) => {
      // The button closes the layer by itself. The ground closes it only at the click: after a press the finger would
      // hit the element below.
      const ours = [layer, button].some(({ current }) => current?.contains(target as Node));
      if (!ours) close();
    };
    // A header stands still while the page scrolls below it, and the scrolling may have begun before the menu opened.
    const place = () => button.current?.getBoundingClientRect();
    const opened = place();
    const scrolled = () => {
      const now = place();
      if (now?.top !== opened?.top || now?.left !== opened?.left) close();
    };
    const resized = () => close();
    document.addEventListener('pointerdown', outside);
    document.addEventListener('scroll', scrolled, true);
    window.addEventListener('resize', resized);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('scroll', scrolled, true);
      window.removeEventListener('resize', resized);
    };
  }, [layer, button]);
}
