import { type Agreement, canBeSigned, wasSigned } from './agreement';

export type AgreementAction = 'sign' | 'preview' | 'download' | 'signature';

/** The actions on one agreement, the most wanted one first. */
export function agreementActions(agreement: Agreement, maySign: boolean): readonly AgreementAction[] {
  return [
    ...(maySign && canBeSigned(agreement) ? (['sign'] as const) : []),
    'preview',
    'download',
    ...(wasSigned(agreement) ? (['signature'] as const) : []),
  ];
}

export function actionLabel(action: AgreementAction, { state }: Agreement): string {
  const labels: Readonly<Record<AgreementAction, string>> = {
    sign: state === 'SIGNING' ? '继续签署' : '去签署',
    preview: '预览',
    download: '下载',
    signature: '验签信息',
  };
  return labels[action];
}
