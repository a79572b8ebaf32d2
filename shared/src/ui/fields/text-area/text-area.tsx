import AntTextArea, { type TextAreaProps as AntTextAreaProps } from 'antd/es/input/TextArea';
import { clsx } from 'clsx';
import styles from './text-area.module.css';

export type TextAreaProps = Omit<AntTextAreaProps, 'styles' | 'classNames'>;

/** Several lines of text. With a count below there is room between it and the next field. */
export function TextArea({ className, ...props }: TextAreaProps) {
  return <AntTextArea {...props} className={clsx(props.showCount && styles.counted, className)} />;
}
