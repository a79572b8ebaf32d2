import type { Loaded } from '@portal/shared/ui';
import type { Employee } from './employee';
import { AddEmployee } from './form/add-employee';
import { EditEmployee } from './form/edit-employee';
import { ImportEmployees } from './import/import-employees';
import { ChangeMobile } from './mobile/change-mobile';
import { SmsTopics } from './sms-topics/sms-topics';
import type { Products } from './use-products';

/** The open dialog or panel beside the list. It is kept when it closes, so that a dialog can leave the screen. */
export interface EmployeeTask {
  readonly kind: 'add' | 'import' | 'edit' | 'mobile' | 'smsTopics';
  readonly employee: Employee | null;
  readonly open: boolean;
}

interface EmployeeDialogsProps {
  task: EmployeeTask | null;
  products: Loaded<Products>;
  onChanged: () => void;
  onClose: () => void;
}

/** The forms of the list. At most one is open. */
export function EmployeeDialogs({ task, products, onChanged, onClose }: EmployeeDialogsProps) {
  const isOpen = (kind: EmployeeTask['kind']) => task?.kind === kind && task.open;
  const employee = task?.employee;
  return (
    <>
      <AddEmployee open={isOpen('add')} products={products} onAdded={onChanged} onClose={onClose} />
      <ImportEmployees open={isOpen('import')} onImported={onChanged} onClose={onClose} />
      {employee && (
        <>
          <EditEmployee
            open={isOpen('edit')}
            employee={employee}
            products={products}
            onChanged={onChanged}
            onClose={onClose}
          />
          <ChangeMobile open={isOpen('mobile')} employee={employee} onChanged={onChanged} onClose={onClose} />
          <SmsTopics
            open={isOpen('smsTopics')}
            employee={employee}
            productName={(code) => products.value?.names.get(code) ?? code}
            onClose={onClose}
          />
        </>
      )}
    </>
  );
}
