import type { ReactNode } from 'react';
import foot from './foot.module.css';

/** The buttons of a dialog that stand within its content, as those of a form do. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={foot.foot}>{children}</div>;
}
