import { call } from '@portal/shared/api';
import { browserId } from '@portal/shared/session';
import type { Loaded } from '@portal/shared/ui';
import { useSmsConfirm } from '../../../sms-confirm/use-sms-confirm';
import type { Products } from '../use-products';
import type { PersonFields } from './person-form';
import { PersonPanel } from './person-panel';

interface AddEmployeeProps {
  open: boolean;
  products: Loaded<Products>;
  onAdded: () => void;
  onClose: () => void;
}

/** A new person: the form, then the SMS code of the one who adds. */
export function AddEmployee({ open, products, onAdded, onClose }: AddEmployeeProps) {
  const [confirmBySms, dialog] = useSmsConfirm({ purpose: 'employee', action: '确认新增' });

  async function add(fields: PersonFields) {
    const done = await confirmBySms(<p>新增人员“{fields.userName.trim()}”</p>, (code) =>
      call(
        'employeeAdd',
        { body: { ...fields, code, browserID: browserId() } },
        { handlesErrors: true, success: true },
      ),
    );
    if (done) onAdded();
    return done;
  }

  return (
    <>
      <PersonPanel open={open} title="新增人员" action="下一步" products={products} onSubmit={add} onClose={onClose} />
      {dialog}
    </>
  );
}
