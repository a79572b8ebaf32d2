import AntSelect, { type SelectProps } from 'antd/es/select';
import { CloseIcon } from '../../base/icon/icons';
import { ChevronDownIcon } from '../../frame/icon/frame-icons';

/** antd's own name for the button is "Clear", and its arrow is read out as "down". */
const clearable = { clearIcon: <CloseIcon />, label: '清空' };

/** A select whose every word is Chinese. */
export function Select<Value>({ allowClear, ...props }: SelectProps<Value>) {
  return (
    <AntSelect<Value>
      {...props}
      allowClear={allowClear ? clearable : false}
      {...(!props.loading && { suffixIcon: <ChevronDownIcon /> })}
    />
  );
}
