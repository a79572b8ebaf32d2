import { call } from '@portal/shared/api';
import type { Loaded } from '@portal/shared/ui';
import { type Employee, newPersonForm } from './employee';
import type { PersonFields } from './form/person-form';
import { PersonPanel } from './form/person-panel';
import { ImportEmployees } from './import/import-employees';
import { ChangeMobile } from './mobile/change-mobile';
import { SmsTopics } from './sms-topics/sms-topics';
import type { Products } from './use-products';

/** The open dialog or panel beside the list. It is kept when it closes, so that a dialog can leave the screen. */
export interface EmployeeTask {
  readonly kind: 'add' | 'import' | 'edit' | 'mobile' | 'smsTopics';
  readonly employee: Employee | null;
  readonly open: boolean;
  /** Of a new person, what was typed before another tab took the form away. */
  readonly typed?: Partial<PersonFields> | undefined;
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
      <PersonPanel
        open={isOpen('add')}
        title="新增人员"
        name={newPersonForm}
        typed={task?.typed}
        action="确认新增"
        products={products}
        // The host asks the adding person for a proof.
        send={(body) => call('employeeAdd', { body }, { handlesErrors: true, success: true })}
        onDone={onChanged}
        onClose={onClose}
      />
      <ImportEmployees open={isOpen('import')} onImported={onChanged} onClose={onClose} />
      {employee && (
        <>
          <PersonPanel
            open={isOpen('edit')}
            title={`编辑“${employee.userName}”`}
            action="保存"
            person={employee}
            products={products}
            send={({ mobile: _, ...fields }) => {
              const body = { ...fields, employeeCode: employee.employeeCode };
              return call('employeeEdit', { body }, { handlesErrors: true, success: true });
            }}
            onDone={onChanged}
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
