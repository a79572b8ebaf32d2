import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mayOpen } from '../session/rights';
import { useMe } from '../session/session';
import { pageAt } from './desk-pages';

/** A link to another page of the desk; only its text for those whose roles do not open that page. */
export function DeskLink({ to, children }: { to: string; children: ReactNode }) {
  const me = useMe();
  return mayOpen(me, pageAt(to.replace(/\?.*/, ''))?.roles) ? <Link to={to}>{children}</Link> : children;
}
