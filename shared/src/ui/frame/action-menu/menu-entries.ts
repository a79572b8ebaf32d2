import type { ReactNode } from 'react';

interface MenuEntry {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** The entry begins another group: a line stands above it. */
  startsGroup?: boolean;
}

export interface MenuAction extends MenuEntry {
  danger?: boolean;
  /** The action that is wanted now: it has the brand's colour. */
  due?: boolean;
  disabled?: boolean;
  /** The entry that is chosen now, e.g. the present company. */
  checked?: boolean;
  onSelect: () => void;
}

/** An entry that leads to a page. It is a link, so it opens in a new tab as well. */
export interface MenuLink extends MenuEntry {
  path: string;
}

export interface ActionMenuProps {
  /** The name of the menu that the button opens, if the button's content does not say it. */
  label?: string;
  actions: readonly (MenuAction | MenuLink)[];
  /** Stands above the actions, for example the name of the person who is logged in. */
  heading?: ReactNode;
  /** What the actions need is loaded only then. */
  onOpen?: () => void;
  placement?: 'bottomLeft' | 'bottomRight';
  className?: string;
  /** The button's content. */
  children: ReactNode;
}
