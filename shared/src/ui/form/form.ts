import AntForm, { type FormInstance, type FormItemProps, type FormProps } from 'antd/es/form';
import type { PropsWithChildren, ReactElement, RefAttributes } from 'react';

/**
 * The build leaves out the code for a label's `tooltip` (`deploy/delivery/build/src/lean/table.ts`), so no field may have one.
 */
type WithoutTooltip<Props> = Omit<Props, 'tooltip'>;

interface PortalForm extends Pick<typeof AntForm, 'useForm' | 'useFormInstance' | 'useWatch' | 'List' | 'Provider'> {
  <Values>(
    props: PropsWithChildren<WithoutTooltip<FormProps<Values>>> & RefAttributes<FormInstance<Values>>,
  ): ReactElement;
  Item: <Values>(props: WithoutTooltip<FormItemProps<Values>>) => ReactElement;
}

export const Form: PortalForm = AntForm;
