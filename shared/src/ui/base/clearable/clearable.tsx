import { CloseIcon } from '../icon/icons';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/**
 * For `allowClear` of a text field: a button with a Chinese name. Screen readers read antd's own button as
 * "close-circle".
 */
export const clearable = {
  clearIcon: (
    <>
      <CloseIcon />
      <VisuallyHidden>清空</VisuallyHidden>
    </>
  ),
};
