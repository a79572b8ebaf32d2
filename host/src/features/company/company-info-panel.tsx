import { ErrorPanel, LinkButton } from '@portal/shared/ui';

interface CompanyInfoPanelProps {
  failure: string;
  onRetry: () => Promise<void>;
}

/** In the place of the product centre, the one page that can be asked for without the company info. */
export function CompanyInfoPanel({ failure, onRetry }: CompanyInfoPanelProps) {
  return (
    <ErrorPanel
      wholePage
      title="企业信息加载失败"
      hint={failure}
      onRetry={onRetry}
      action={<LinkButton to="/login/changeComp">切换企业</LinkButton>}
    />
  );
}
