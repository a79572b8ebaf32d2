import type { ReactNode } from 'react';

interface MenuEntry {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Another group begins: a line stands above it. */
  startsGroup?: boolean;
}

export interface MenuAction extends MenuEntry {
  danger?: boolean;
  /** What is wanted now: in the brand's colour. */
  due?: boolean;
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
