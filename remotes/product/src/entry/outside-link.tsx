import { noteNavigation } from '@portal/shared/session';
import type { ReactNode } from 'react';

interface OutsideLinkProps {
  productCode: string;
  address: string;
  /** The accessible name: it says that a new tab opens. */
  name: string;
  className: string | undefined;
  children: ReactNode;
}

/** A link into a product with an address of its own. To follow it is to change to the product's code. */
export function OutsideLink({ productCode, address, name, className, children }: OutsideLinkProps) {
  return (
    <a
      className={className}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={name}
      onClick={() => noteNavigation(address, productCode)}
    >
      {children}
    </a>
  );
}
