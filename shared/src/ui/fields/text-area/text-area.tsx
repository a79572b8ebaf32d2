import AntTextArea, { type TextAreaProps as AntTextAreaProps } from 'antd/es/input/TextArea';
import { clsx } from 'clsx';
import styles from './text-area.module.css';

export type TextAreaProps = Omit<AntTextAreaProps, 'styles' | 'classNames'>;

/** Several lines of text. A count stands in the field's corner. */
export function TextArea({ className, ...props }: TextAreaProps) {
  return <AntTextArea {...props} className={clsx(styles.area, props.showCount && styles.counted, className)} />;
}
