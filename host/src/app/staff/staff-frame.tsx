import { bootDocument } from '@portal/shared/boot';
import type { ReactNode } from 'react';
import { PlainFrame } from '../../kit/plain-frame';

/** The tenant's header alone, without a way to the customers' pages. */
export function StaffFrame({ children }: { children: ReactNode }) {
  return <PlainFrame ways={{ home: bootDocument().home, next: null }}>{children}</PlainFrame>;
}
