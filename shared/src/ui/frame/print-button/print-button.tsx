import Button from 'antd/es/button';
import { measure } from '../../../theme/tokens';
import { useBelow } from '../media/use-below';

/** Prints the page. A phone, which has no printer, shows no button. */
export function PrintButton() {
  const phone = useBelow(measure.cardsBelow);
  return phone ? null : <Button onClick={() => window.print()}>打印</Button>;
}
