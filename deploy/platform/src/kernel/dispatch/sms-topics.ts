import type { Permission } from '@portal/shared/codes';

/** A topic that a person can hear about by SMS, with its occasions. */
interface SmsTopic {
  readonly code: string;
  readonly label: string;
  readonly occasions: readonly {
    readonly code: string;
    readonly label: string;
    /** The people with this permission get an SMS as long as they have not chosen otherwise. */
    readonly may: Permission;
  }[];
}

const smsTopics = [
  {
    code: 'account',
    label: '账户与打款',
    occasions: [
      { code: 'account.paid', label: '对公打款待回填', may: 'account.write' },
      { code: 'account.changed', label: '账户变更结果', may: 'account.write' },
    ],
  },
  {
    code: 'company',
    label: '企业认证',
    occasions: [
      { code: 'company.reviewed', label: '认证与信息变更审核结果', may: 'company.write' },
      { code: 'company.expiring', label: '证照即将到期', may: 'company.write' },
    ],
  },
  {
    code: 'agreement',
    label: '协议签署',
    occasions: [
      { code: 'agreement.pending', label: '协议待签署', may: 'agreement.sign' },
      { code: 'agreement.signed', label: '协议已签署', may: 'agreement.sign' },
    ],
  },
  {
    code: 'product',
    label: '产品开通',
    occasions: [
      { code: 'product.reviewed', label: '开通审核结果', may: 'product.apply' },
      { code: 'product.expiring', label: '产品即将到期', may: 'product.apply' },
    ],
  },
] as const satisfies readonly SmsTopic[];

export type OccasionCode = (typeof smsTopics)[number]['occasions'][number]['code'];

const occasions = smsTopics.flatMap((topic): SmsTopic['occasions'] => topic.occasions);

export const permissionFor = (occasion: OccasionCode): Permission => {
  const known = occasions.find(({ code }) => code === occasion);
  if (!known) throw new Error(`${occasion} is no occasion`);
  return known.may;
};

/** The data of a person in their company that decides about their notices. */
interface Told {
  readonly rootManager: boolean;
  readonly permissions: ReadonlySet<Permission>;
  /** The codes that the person chose for one of the company's roles; undefined: they never chose. */
  readonly chosen: readonly string[] | undefined;
}

/**
 * The person's choice counts, whatever their rights. A person who has never chosen hears of the occasions that they may
 * deal with.
 */
export function isTold({ rootManager, permissions, chosen }: Told, occasion: string): boolean {
  if (chosen) return chosen.includes(occasion);
  return rootManager || occasions.some(({ code, may }) => code === occasion && permissions.has(may));
}

/** Gives the tree of topics, with the person's current choice. */
export function topicTree(told: Told) {
  return smsTopics.map((topic) => ({
    code: topic.code,
    label: topic.label,
    children: topic.occasions.map(({ code, label }) => ({ code, label, checked: isTold(told, code) })),
  }));
}

/** Finds the first code that no occasion has. */
export const unknownCode = (codes: readonly string[]) =>
  codes.find((given) => !occasions.some(({ code }) => code === given));
