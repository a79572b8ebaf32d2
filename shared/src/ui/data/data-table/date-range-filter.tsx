import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import { measure } from '../../../theme/tokens';
import { useLoaded } from '../../base/loaded/use-loaded';
import type { DateRangeFieldProps } from '../../dates/date-range-field';
import { useBelow } from '../../frame/media/use-below';
import styles from './date-range-filter.module.css';

/** Has the field's size, so that nothing moves when the field comes. */
function Placeholder({ prefix }: Pick<DateRangeFieldProps, 'prefix'>) {
  const narrow = useBelow(measure.cardsBelow);
  const texts = narrow ? ['开始日期', '结束日期'] : ['开始日期 至 结束日期'];
  return (
    <div className={styles.stack} aria-busy="true">
      {texts.map((text, index) => (
        <Input key={text} placeholder={text} prefix={index === 0 && prefix} disabled />
      ))}
    </div>
  );
}

/**
 * Two dates of a list's filter. The calendar is a tier of its own, so only lists with such a filter fetch it. They
 * import it by the name that remotes use for it.
 */
export function DateRangeFilter(props: DateRangeFieldProps) {
  const { state, value, reload } = useLoaded(() => import('@portal/shared/ui/dates'));
  if (state === 'failed') return <Button onClick={reload}>日期没有加载成功，点击重试</Button>;
  return value ? <value.DateRangeField {...props} /> : <Placeholder prefix={props.prefix} />;
}
