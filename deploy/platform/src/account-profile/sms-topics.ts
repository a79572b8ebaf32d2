/** What a person can be told of by SMS: topics, and the occasions in each. */
export interface SmsTopic {
  readonly code: string;
  readonly label: string;
  readonly occasions: readonly (readonly [code: string, label: string])[];
}

export const smsTopics: readonly SmsTopic[] = [
  {
    code: 'account',
    label: '账户与打款',
    occasions: [
      ['account.paid', '对公打款待回填'],
      ['account.changed', '账户变更结果'],
    ],
  },
  {
    code: 'company',
    label: '企业认证',
    occasions: [
      ['company.reviewed', '认证审核结果'],
      ['company.expiring', '证照即将到期'],
    ],
  },
  {
    code: 'agreement',
    label: '协议签署',
    occasions: [
      ['agreement.pending', '协议待签署'],
      ['agreement.signed', '协议已签署'],
    ],
  },
  {
    code: 'product',
    label: '产品开通',
    occasions: [
      ['product.reviewed', '开通审核结果'],
      ['product.expiring', '产品即将到期'],
    ],
  },
];

const allCodes = smsTopics.flatMap(({ occasions }) => occasions.map(([code]) => code));

/** The tree with the person's choice; whoever has never chosen is told of everything. */
export function topicTree(chosen: readonly string[] | undefined) {
  const checked = new Set(chosen ?? allCodes);
  return smsTopics.map(({ code, label, occasions }) => ({
    code,
    label,
    children: occasions.map(([child, text]) => ({ code: child, label: text, checked: checked.has(child) })),
  }));
}

/** The first code that no occasion has. */
export const unknownCode = (codes: readonly string[]) => codes.find((code) => !allCodes.includes(code));
