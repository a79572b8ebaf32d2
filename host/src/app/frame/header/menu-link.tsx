import { isExternalLink } from '@portal/shared/validators';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

interface MenuLinkProps {
  to: string;
  className: string;
  onClick?: () => void;
  children: ReactNode;
}

/** An entry that leads to a page, or to another site in a new tab. */
export function MenuLink({ to, ...link }: MenuLinkProps) {
  return isExternalLink(to) ? (
    <a href={to} target="_blank" rel="noopener noreferrer" {...link} />
  ) : (
    <NavLink to={to} {...link} />
  );
}
