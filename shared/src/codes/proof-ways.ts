/** How a company proves that a request is its own. */
export const proofWays = { face: '法定代表人身份核验', transfer: '对公账户打款' } as const;

export const transferExpiredText = '打款已过期，请重新发起';

export const faceTriesOverText = '今日身份核验次数已用完，请明天再试或使用对公打款';
