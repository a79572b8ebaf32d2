import AntSelect, { type SelectProps } from 'antd/es/select';
import { clsx } from 'clsx';
import { CloseIcon } from '../../base/icon/icons';
import { ChevronDownIcon } from '../../frame/icon/frame-icons';
import styles from './select.module.css';

/** antd's own name for the button is "Clear", and screen readers read its arrow as "down". */
const clearable = { clearIcon: <CloseIcon />, label: '清空' };

/** A select with only Chinese words. */
export function Select<Value>({ allowClear, className, ...props }: SelectProps<Value>) {
  return (
    <AntSelect<Value>
      {...props}
      className={clsx(styles.select, className)}
      allowClear={allowClear ? clearable : false}
      {...(!props.loading && { suffixIcon: <ChevronDownIcon /> })}
    />
  );
}
