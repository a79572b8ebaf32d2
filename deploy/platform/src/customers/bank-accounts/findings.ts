import { about, type Findings } from '../../domain/case/findings';

export const accountFindings: Findings = {
  accountNo: about('银行账号', ['与账户名称不符', '状态异常']),
};
