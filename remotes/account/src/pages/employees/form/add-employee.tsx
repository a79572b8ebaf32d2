import { call } from '@portal/shared/api';
import type { Loaded } from '@portal/shared/ui';
import type { Products } from '../use-products';
import type { PersonFields } from './person-form';
import { PersonPanel } from './person-panel';

interface AddEmployeeProps {
  open: boolean;
  products: Loaded<Products>;
  onAdded: () => void;
  onClose: () => void;
}

/** Adds a new person. The host asks the adding person for a proof. */
export function AddEmployee({ open, products, onAdded, onClose }: AddEmployeeProps) {
  async function add(fields: PersonFields) {
    await call('employeeAdd', { body: fields }, { handlesErrors: true, success: true });
    onAdded();
    return true;
  }
  return (
    <PersonPanel open={open} title="新增人员" action="确认新增" products={products} onSubmit={add} onClose={onClose} />
  );
}
