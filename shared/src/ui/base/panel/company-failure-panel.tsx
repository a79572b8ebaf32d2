import { LinkButton } from '../link-button/link-button';
import { ErrorPanel, type ErrorPanelProps } from './error-panel';

/** Stands in the place of content that needs to know the company. Another company may load all the same. */
export function CompanyFailurePanel(props: Omit<ErrorPanelProps, 'title' | 'action'>) {
  return (
    <ErrorPanel {...props} title="企业信息加载失败" action={<LinkButton to="/login/changeComp">切换企业</LinkButton>} />
  );
}
