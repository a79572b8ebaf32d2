import type { ReactNode } from 'react';
import foot from './foot.module.css';

/** The buttons of a dialog that stand inside its content, like the buttons of a form. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={foot.foot}>{children}</div>;
}
