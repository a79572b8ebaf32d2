import AntSelect, { type SelectProps } from 'antd/es/select';
import { CloseIcon } from '../../base/icon/icons';

/** antd's own name for the button is "Clear". */
const clearable = { clearIcon: <CloseIcon />, label: '清空' };

/** A select whose every word is Chinese. */
export function Select<Value>({ allowClear, ...props }: SelectProps<Value>) {
  return <AntSelect<Value> {...props} allowClear={allowClear ? clearable : false} />;
}
