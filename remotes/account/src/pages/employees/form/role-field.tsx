import { employeeRoles, mixesEntryAndReview } from '@portal/shared/codes';
import { Alert, Checkbox } from '@portal/shared/ui';
import styles from './choices.module.css';

interface RoleFieldProps {
  value?: readonly string[];
  onChange?: (roles: string[]) => void;
  /** The company's administrator always keeps the administrator role. */
  rootManager?: boolean;
}

/** The roles of one person. A person who both enters and reviews gets a warning; it is not forbidden. */
export function RoleField({ value = [], onChange, rootManager = false }: RoleFieldProps) {
  return (
    <>
      <Checkbox.Group
        role="group"
        aria-label="角色"
        className={styles.choices ?? ''}
        value={[...value]}
        options={Object.entries(employeeRoles).map(([code, label]) => ({
          value: code,
          label,
          disabled: rootManager && code === 'E101',
        }))}
        onChange={(roles) => onChange?.(roles)}
      />
      <div role="status">
        {mixesEntryAndReview(value) && (
          <Alert
            className={styles.warning ?? ''}
            type="warning"
            showIcon
            title="经办与复核由同一人担任，不符合岗位分离要求，请确认是否需要。"
          />
        )}
      </div>
    </>
  );
}
