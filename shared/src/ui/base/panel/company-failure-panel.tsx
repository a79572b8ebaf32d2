import { LinkButton } from '../link-button/link-button';
import { ErrorPanel, type ErrorPanelProps } from './error-panel';

/** In the place of what needs to know the company. Another company may be there all the same. */
export function CompanyFailurePanel(props: Omit<ErrorPanelProps, 'title' | 'action'>) {
  return (
    <ErrorPanel {...props} title="企业信息加载失败" action={<LinkButton to="/login/changeComp">切换企业</LinkButton>} />
  );
}
