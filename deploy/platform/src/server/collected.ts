import { type CaseRule, CaseRules } from '../domain/case/case-rules';
import type { PersonalDataKind, RetentionRule } from '../domain/personal-data/kept-data';
import type { ProviderResult } from '../feature';
import type { Notice } from '../kernel/dispatch/notice';
import { Notices } from '../kernel/dispatch/notices';
import { SmsTopics } from '../kernel/dispatch/sms-topic';
import { CodePurposes } from '../kernel/outbox/code-purposes';
import { declared } from './features';
import { joined } from './joined';

/** How every kind of case is decided. */
export const caseRules = new CaseRules(
  joined<CaseRule>(
    'decide cases of the kind',
    declared.map(({ cases }) => cases),
  ),
);

export const personalData: readonly PersonalDataKind[] = declared.flatMap((feature) => feature.personalData ?? []);

export const retentionRules: readonly RetentionRule[] = declared.flatMap(({ retention = [] }) => retention);

export const notices = new Notices(
  joined<Notice>(
    'tell of',
    declared
      .flatMap((feature) => feature.notices ?? [])
      .flatMap((group) => Object.values(group).map((notice) => ({ [notice.name]: notice }))),
  ),
);

export const codePurposes = new CodePurposes(
  joined<string>(
    'send codes for',
    declared.map(({ codes }) => codes),
  ),
);

/** Everything that a letter can be for that goes out at once. */
export const letterPurposes: readonly string[] = [
  ...codePurposes.names,
  ...declared.flatMap(({ letters = [] }) => letters),
];

export const smsTopics = new SmsTopics(declared.flatMap((feature) => feature.smsTopics ?? []));

/** The results that providers bring, by port. */
export const providerResults = joined<ProviderResult>(
  'take results of the port',
  declared.map((feature) => feature.providerResults),
);
