import { type StaffRole, staffRoles } from '@portal/shared/codes/staff-roles';
import { Checkbox, CloseIcon } from '@portal/shared/ui';
import { Select } from '@portal/shared/ui/data';
import type { Rule } from '@portal/shared/ui/form';
import { ofCustomers, tenantOptions, useTenants } from '../../session/tenants';
import type { Person } from './person';
import styles from './roles-field.module.css';

type Grants = Person['roles'];

const roles = Object.keys(staffRoles) as StaffRole[];

const tenantsOf = (grants: Grants, wanted: StaffRole): string[] =>
  grants.flatMap(({ role, tenant }) => (role === wanted && tenant !== null ? [tenant] : []));

/** One grant for each of the tenants; for all tenants without one. */
const grantsFor = (role: StaffRole, tenants: readonly string[]): Grants =>
  tenants.length === 0 ? [{ role, tenant: null }] : tenants.map((tenant) => ({ role, tenant }));

export const rolesRules: Rule[] = [{ required: true, type: 'array', message: '请选择角色' }];

interface RolesFieldProps {
  value?: Grants;
  onChange?: (grants: Grants) => void;
  id?: string;
}

/** The roles of a person, each for all tenants or for the chosen ones. */
export function RolesField({ value = [], onChange, id }: RolesFieldProps) {
  const options = tenantOptions(ofCustomers(useTenants()));
  const without = (role: StaffRole) => value.filter((grant) => grant.role !== role);
  return (
    <ul className={styles.roles} id={id}>
      {roles.map((role) => {
        const chosen = value.some((grant) => grant.role === role);
        return (
          <li key={role} className={styles.role}>
            <Checkbox
              checked={chosen}
              onChange={({ target }) =>
                onChange?.(target.checked ? [...without(role), ...grantsFor(role, [])] : without(role))
              }
            >
              {staffRoles[role]}
            </Checkbox>
            {chosen && role !== 'admin' && (
              <Select<string[]>
                mode="multiple"
                aria-label={`${staffRoles[role]}的租户`}
                placeholder="全部租户"
                removeIcon={<CloseIcon />}
                showSearch={{ optionFilterProp: 'label' }}
                options={options}
                value={tenantsOf(value, role)}
                onChange={(tenants) => onChange?.([...without(role), ...grantsFor(role, tenants)])}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
