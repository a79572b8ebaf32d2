import { call } from '@portal/shared/api';
import type { Loaded } from '@portal/shared/ui';
import type { Employee } from '../employee';
import type { Products } from '../use-products';
import type { PersonFields } from './person-form';
import { PersonPanel } from './person-panel';

interface EditEmployeeProps {
  open: boolean;
  employee: Employee;
  products: Loaded<Products>;
  onChanged: () => void;
  onClose: () => void;
}

/** Changes name, e-mail, roles and products of a person in the list. */
export function EditEmployee({ open, employee, products, onChanged, onClose }: EditEmployeeProps) {
  async function save({ mobile: _, ...fields }: PersonFields) {
    const body = { ...fields, employeeCode: employee.employeeCode };
    await call('employeeEdit', { body }, { handlesErrors: true, success: true });
    onChanged();
    return true;
  }

  return (
    <PersonPanel
      open={open}
      title={`编辑“${employee.userName}”`}
      action="保存"
      person={employee}
      products={products}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
